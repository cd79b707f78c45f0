//! The server of the working tree.

use std::fs::File;
use std::io::{Empty, ErrorKind};
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Component, Path, PathBuf};
use std::thread;

use anyhow::{Context, Result, anyhow};
use mancala::link;
use tiny_http::{Header, Method, Request, Response, StatusCode};

use crate::site::{DEMO, FOLDER, PAGE, Site};

/// Content types by the end of a file's name.
const TYPES: &[(&str, &str)] = &[
    ("css", "text/css; charset=utf-8"),
    ("html", "text/html; charset=utf-8"),
    ("js", "text/javascript; charset=utf-8"),
    ("json", "application/json"),
    ("wasm", "application/wasm"),
];

/// How many requests are answered at the same time. A browser opens six connections and may stop reading from any of
/// them.
const AT_A_TIME: usize = 8;

/// A server with its port, which answers once it runs.
pub struct Server {
    http: tiny_http::Server,
    address: SocketAddr,
    root: PathBuf,
}

impl Server {
    /// Takes this port of the loopback address or, if it is taken, the next free one; 0 means any.
    pub fn of_tree(site: &Site, port: u16) -> Result<Self> {
        let listener = listen(port)?;
        Ok(Self {
            address: listener.local_addr()?,
            http: tiny_http::Server::from_listener(listener, None).map_err(|error| anyhow!(error))?,
            root: site.root.clone(),
        })
    }

    /// The address to open.
    pub fn address(&self) -> String {
        format!("http://{}/", self.address)
    }

    /// Serves until the process is ended. Serves only files of the site, straight from the folder, so that edits show
    /// on reload.
    pub fn run(&self) {
        thread::scope(|scope| {
            for _ in 0..AT_A_TIME {
                scope.spawn(|| self.http.incoming_requests().for_each(|request| self.answer(request)));
            }
        });
    }

    fn answer(&self, request: Request) {
        let path = self.file(request.url());
        let opened = path.as_deref().and_then(open);
        let answered = match (request.method(), path, opened) {
            (Method::Get | Method::Head, Some(path), Some(file)) => request.respond(
                Response::from_file(file)
                    .with_header(header("Content-Type", content_type(&path)))
                    .with_header(header("Cache-Control", "no-cache")),
            ),
            _ => {
                let answer = elsewhere(request.url());
                request.respond(answer)
            }
        };
        // The client may be gone; then nobody misses the answer.
        drop(answered);
    }

    /// The file at an address, if it is one of the site's. None of our names needs escapes, so an address with escapes
    /// is not ours.
    fn file(&self, address: &str) -> Option<PathBuf> {
        let path = address.split(['?', '#']).next()?.strip_prefix('/')?;
        let path = Path::new(if path.is_empty() { PAGE } else { path });
        let inside = path.components().all(|part| matches!(part, Component::Normal(_)));
        let ours = path == Path::new(PAGE) || path == Path::new(DEMO) || path.starts_with(FOLDER);
        (inside && ours).then(|| self.root.join(path))
    }
}

/// The answer where there is no file. A program may have escaped the `#` of a link, so the address may contain one.
fn elsewhere(address: &str) -> Response<Empty> {
    let link = link::find(address).ok().and_then(|links| links.into_iter().next());
    let game = link.and_then(|link| Header::from_bytes("Location", format!("/#{link}")).ok());
    match game {
        Some(game) => Response::empty(StatusCode(302)).with_header(game),
        None => Response::empty(StatusCode(404)),
    }
}

fn open(path: &Path) -> Option<File> {
    let file = File::open(path).ok()?;
    file.metadata().ok()?.is_file().then_some(file)
}

fn header(name: &'static str, value: &'static str) -> Header {
    let text = |text: &'static str| text.parse().expect("names and values of ours are ASCII");
    Header {
        field: name.parse().expect("the names of headers are ASCII"),
        value: text(value),
    }
}

fn content_type(path: &Path) -> &'static str {
    let known = TYPES
        .iter()
        .find(|(ending, _)| path.extension().is_some_and(|other| other == *ending));
    known.map_or("application/octet-stream", |(_, kind)| kind)
}

fn listen(port: u16) -> Result<TcpListener> {
    let ports = if port == 0 {
        0..=0
    } else {
        port..=port.saturating_add(99)
    };
    for port in ports {
        match TcpListener::bind((Ipv4Addr::LOCALHOST, port)) {
            Err(error) if error.kind() == ErrorKind::AddrInUse => continue,
            listener => return listener.with_context(|| format!("port {port} cannot be opened")),
        }
    }
    Err(anyhow!(
        "port {port} and the hundred after it are taken; choose another with --port"
    ))
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};
    use std::net::TcpStream;
    use std::sync::LazyLock;

    use super::*;

    /// One server for all tests. Its threads end with the process.
    static ADDRESS: LazyLock<SocketAddr> = LazyLock::new(|| {
        let server = Server::of_tree(&Site::of_this_package(), 0).unwrap();
        let address = server.address;
        thread::spawn(move || server.run());
        address
    });

    /// Head and body of the answer to a request.
    fn ask(method: &str, path: &str) -> (String, Vec<u8>) {
        let mut stream = TcpStream::connect(*ADDRESS).unwrap();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n"
        )
        .unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        let end = answer.windows(4).position(|part| part == b"\r\n\r\n").unwrap();
        let head = String::from_utf8(answer[..end].to_vec()).unwrap();
        (head, answer[end + 4..].to_vec())
    }

    #[test]
    fn the_page_and_its_parts_are_served_as_they_lie_and_checked_for_news_each_time() {
        let root = Site::of_this_package().root;
        let files = [
            ("/", PAGE, "text/html; charset=utf-8"),
            ("/index.html?embed", PAGE, "text/html; charset=utf-8"),
            ("/demo.html", DEMO, "text/html; charset=utf-8"),
            ("/www/style.css", "www/style.css", "text/css; charset=utf-8"),
            (
                "/www/main.js?restart=1",
                "www/main.js",
                "text/javascript; charset=utf-8",
            ),
        ];
        for (address, file, kind) in files {
            let (head, body) = ask("GET", address);
            assert!(head.starts_with("HTTP/1.1 200"), "{address}: {head}");
            assert!(head.contains(&format!("Content-Type: {kind}\r\n")), "{address}: {head}");
            assert!(head.contains("Cache-Control: no-cache"), "{address}: {head}");
            assert_eq!(body, std::fs::read(root.join(file)).unwrap(), "{address}");
        }
        assert_eq!(content_type(Path::new("www/core/mancala_bg.wasm")), "application/wasm");
    }

    #[test]
    fn nothing_else_is_served() {
        let others = [
            "/Cargo.toml",
            "/www",
            "/www/",
            "/www/none.js",
            "/www/../Cargo.toml",
            "/www/%2e%2e/Cargo.toml",
            "//etc/passwd",
            "/src/lib.rs",
        ];
        for address in others {
            let (head, body) = ask("GET", address);
            assert!(head.starts_with("HTTP/1.1 404"), "{address}: {head}");
            assert!(body.is_empty(), "{address}");
        }
        assert!(ask("POST", "/").0.starts_with("HTTP/1.1 404"));
        let (head, body) = ask("HEAD", "/");
        assert!(head.starts_with("HTTP/1.1 200") && body.is_empty(), "{head}");
    }

    #[test]
    fn an_address_with_a_link_in_it_leads_to_the_game() {
        let links = [
            ("/index.html%231S.S..6.osA", "/#1S.S..6.osA"),
            ("/%25231S%2ES..6.osA)", "/#1S.S..6.osA"),
            ("/1N.S..32694451.TPr-t4s39xE?fbclid=x", "/#1N.S..32694451.TPr-t4s39xE"),
        ];
        for (address, game) in links {
            let (head, body) = ask("GET", address);
            assert!(head.starts_with("HTTP/1.1 302") && body.is_empty(), "{address}: {head}");
            assert!(head.contains(&format!("Location: {game}")), "{address}: {head}");
        }
    }

    #[test]
    fn a_port_that_is_taken_leads_to_the_next() {
        let taken = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let port = taken.local_addr().unwrap().port();
        let next = listen(port).unwrap().local_addr().unwrap().port();
        assert!(next > port && next <= port + 99);
    }
}
