//! The server of `cargo serve` and of the browser tests.

use std::io::ErrorKind;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::Path;
use std::thread::{self, JoinHandle};

use anyhow::{Context, Result, anyhow};
use axum::Router;
use axum::http::{HeaderValue, header::CACHE_CONTROL};
use tower_http::compression::CompressionLayer;
use tower_http::services::{ServeDir, ServeFile};
use tower_http::set_header::SetResponseHeaderLayer;

use crate::site::{FOLDER, PAGE, Site};

/// Serves the site of the working tree until the process is ended.
pub fn run(site: &Site, port: u16) -> Result<()> {
    let server = Server::start(&site.root, port)?;
    println!(
        "\n    The game is at {}\n\nEdit www/ and reload the page to see the change. Ctrl-C ends.",
        server.address()
    );
    server.thread.join().map_err(|_| anyhow!("the server stopped"))?
}

/// A server at work on a thread of its own, for as long as the process lives.
pub struct Server {
    address: SocketAddr,
    thread: JoinHandle<Result<()>>,
}

impl Server {
    /// Starts to serve the site in a folder at this port of the loopback address or, where it is taken, at the next
    /// free one.
    pub fn start(folder: &Path, port: u16) -> Result<Self> {
        let listener = listen(port)?;
        let address = listener.local_addr()?;
        let router = router(folder);
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
    pub fn address(&self) -> String {
        format!("http://{}/", self.address)
    }
}

/// Only what belongs to the site is served, and straight from the folder, so that an edit shows on reload.
fn router(folder: &Path) -> Router {
    Router::new()
        .route_service("/", ServeFile::new(folder.join(PAGE)))
        .route_service(&format!("/{PAGE}"), ServeFile::new(folder.join(PAGE)))
        .nest_service(&format!("/{FOLDER}"), ServeDir::new(folder.join(FOLDER)))
        .layer(SetResponseHeaderLayer::overriding(
            CACHE_CONTROL,
            HeaderValue::from_static("no-cache"),
        ))
        .layer(CompressionLayer::new())
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
