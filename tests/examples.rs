//! Each example prints what its head says.

#[path = "../examples/ask_engine.rs"]
#[allow(dead_code, reason = "its `main` is not called here")]
mod ask_engine;
#[path = "../examples/play.rs"]
#[allow(dead_code, reason = "its `main` is not called here")]
mod play;
#[path = "../examples/read_record.rs"]
#[allow(dead_code, reason = "its `main` is not called here")]
mod read_record;

/// The output in the comment at the head of a source text.
fn shown(source: &str) -> String {
    let head = source.lines().map_while(|line| line.strip_prefix("//!"));
    let output = head.skip_while(|line| line.trim() != "```text").skip(1);
    let lines = output.take_while(|line| line.trim() != "```");
    lines.map(|line| format!("{}\n", line.trim_start())).collect()
}

#[test]
fn a_game_is_played() {
    assert_eq!(play::story().unwrap(), shown(include_str!("../examples/play.rs")));
}

#[test]
fn a_record_is_read() {
    let source = include_str!("../examples/read_record.rs");
    assert_eq!(read_record::report(read_record::FILE).unwrap(), shown(source));
}

#[test]
fn the_engine_is_asked() {
    let source = include_str!("../examples/ask_engine.rs");
    assert_eq!(ask_engine::advice(ask_engine::GAME).unwrap(), shown(source));
}
