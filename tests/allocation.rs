//! The search allocates nothing for the positions that it visits.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicU64, Ordering};

use mancala::engine::{Limits, Searcher};
use mancala::{Game, Options, Setup};

/// The system's allocator with a counter.
struct Counting;

static COUNT: AtomicU64 = AtomicU64::new(0);

// SAFETY: every call is passed on unchanged to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        COUNT.fetch_add(1, Ordering::Relaxed);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

#[test]
fn a_search_allocates_nothing_for_each_position() {
    for game in Game::ALL {
        let position = Setup::standard(Options::standard(game)).position().unwrap();
        let mut mind = Searcher::new(14);
        // The first search allocates memory for the moves of each ply, once and for all.
        let mut allocated = [0; 3];
        for (allocated, nodes) in allocated.iter_mut().zip([20_000, 2_000, 20_000]) {
            mind.forget();
            let before = COUNT.load(Ordering::Relaxed);
            let found = mind.think(&position, &[], &Limits::nodes(nodes)).unwrap();
            // The result reported after each depth is allocated: moves and a line.
            *allocated = (COUNT.load(Ordering::Relaxed) - before) / u64::from(found.depth + 1);
        }
        let [_, short, long] = allocated;
        assert!(long <= short + 2 && long < 20, "{game:?}: {allocated:?} for each depth");
    }
}
