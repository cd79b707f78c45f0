//! The server of `cargo serve` and of the browser tests.

use std::io::ErrorKind;
use std::net::{Ipv4Addr, TcpListener};
use std::path::Path;
use std::thread::{self, JoinHandle};

use anyhow::{Context, Result, anyhow};
use axum::Router;
use axum::http::{HeaderValue, header::CACHE_CONTROL};
use tower_http::compression::CompressionLayer;
use tower_http::services::{ServeDir, ServeFile};
use tower_http::set_header::SetResponseHeaderLayer;

use crate::site::{DEMO, FOLDER, PAGE, Site};

/// Serves the site of the working tree until the process is ended.
pub fn run(site: &Site, port: u16) -> Result<()> {
    let server = Server::of_tree(site, port)?;
    println!(
        "\n    The game is at {}\n\nEdit www/ and reload the page to see the change. Ctrl-C ends.",
        server.address()
    );
    server.thread.join().map_err(|_| anyhow!("the server stopped"))?
}

/// A server at work on a thread of its own, for as long as the process lives.
pub struct Server {
    address: String,
    thread: JoinHandle<Result<()>>,
}

impl Server {
    /// Serves the working tree at this port of the loopback address or, where it is taken, at the next free one. Only what
    /// belongs to the site is served, and straight from the folder, so that an edit shows on reload.
    pub fn of_tree(site: &Site, port: u16) -> Result<Self> {
        let root = &site.root;
        let router = Router::new()
            .route_service("/", ServeFile::new(root.join(PAGE)))
            .route_service(&format!("/{PAGE}"), ServeFile::new(root.join(PAGE)))
            .route_service(&format!("/{DEMO}"), ServeFile::new(root.join(DEMO)))
            .nest_service(&format!("/{FOLDER}"), ServeDir::new(root.join(FOLDER)));
        Self::start(router, "/", port)
    }

    /// Serves a written site below a path, with a slash at both ends.
    pub fn of_site(folder: &Path, path: &str) -> Result<Self> {
        Self::start(Router::new().nest_service(path, ServeDir::new(folder)), path, 0)
    }

    fn start(router: Router, path: &str, port: u16) -> Result<Self> {
        let listener = listen(port)?;
        let address = format!("http://{}{path}", listener.local_addr()?);
        let no_cache = HeaderValue::from_static("no-cache");
        let router = router
            .layer(SetResponseHeaderLayer::overriding(CACHE_CONTROL, no_cache))
            .layer(CompressionLayer::new());
        let thread = thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build()?;
            runtime.block_on(async {
                listener.set_nonblocking(true)?;
                let listener = tokio::net::TcpListener::from_std(listener)?;
                Ok(axum::serve(listener, router).await?)
            })
        });
        Ok(Self { address, thread })
    }

    /// The address to open.
    pub fn address(&self) -> &str {
        &self.address
    }
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
