// The words of the rules pages. *Words like this* are terms of the games; §nakabili.capture and §N-1 lead to a rule or
// a disputed point; {s13}, {n8}, {r14} are names of holes in an example. The rules are told in our own words.

export default {
  book: {
    title: "Rules of {game}",
    games: "Rules of which game?",
    contents: "On this page",
    part: {
      game: "The game",
      board: "Board and start",
      rules: "The rules",
      endless: "Sowing that never ends",
      points: "Disputed points",
      sources: "Where this comes from",
    },
    tag: { T: "source text", O: "older source", R: "as in a relative", I: "our inference" },
    tagsTitle: "How sure each rule is",
    tags: [
      ["T", "The game’s own source text says it."],
      ["O", "An older or independent source on the same game says it."],
      ["R", "It is said of a close relative and used here by analogy."],
      ["I", "It is inferred; nothing that could be found settles it."],
    ],

    live: {
      press: "{side} begins. Press play.",
      board: "The board: {rows}",
      row: "{row}: {seeds}",
      closed: "closed",
      storeRow: "store {n}",
      taken: "taken by South {south}, by North {north}",
      inWords: "In words",
      start: "Start.",
      end: "End.",
      controls: "Play the example {title}",
      turns: "{n} turns follow, each the only one possible.",
    },

    point: {
      ours: "our choice",
      support: "What speaks for which:",
      option: "“New game” lets you choose:",
      fixed: "There is no choice of this in the program.",
    },

    source: {
      text: "The source text, whose rules are retold here in our own words:",
      more: "Also used:",
      unseen: "Not seen:",
      licences: "Licence of the source text:",
      own: "These pages are worded anew; no sentence of a source is kept. Rules as such are free to all.",
      adapted: ", adapted from the Wikinfo article ",
      gfdl:
        "Embeli’s source is under another licence than those of the other three games, so it " +
        "has a page of its own.",
      by: "by {author}",
    },

    rule: {
      "four-rows": {
        sow:
          "Lift all seeds of one of your holes and drop one in each hole that follows, round your own two rows: as " +
          "you see it, along the back row from left to right and along the front row from right to left. So both " +
          "players sow counter-clockwise.",
        "full-round":
          "The hole just emptied counts as empty and is not passed over. A hand so big that it comes round again " +
          "drops a seed there, too; a hand of exactly as many seeds as you have holes ends there, alone.",
        relay:
          "The last seed falls in a hole that holds seeds already: lift everything there, the seed just dropped " +
          "included, and go on from the next hole. That is another lap.",
        rest:
          "The last seed falls in an empty hole: the sowing is over, and it may capture. (In Kabwanga the hole ahead " +
          "is looked at first.)",
        captured: "Captured seeds leave the board and play no further part; it does not matter who has captured more.",
        "wiped-out":
          "Your own sowing never costs you a seed, so only the other side can be wiped out. Whoever has no seeds " +
          "left has lost at once.",
        "any-hole": "You need not capture: of the holes that may be sown, choose any.",
      },
      nakabili: {
        choose: "Choose a hole of yours with two or more seeds, and sow in laps as above.",
        mutwi:
          "*Mutwi*, “the head”: when one of your holes holds two seeds and every other hole with seeds only one, " +
          "that hole must be sown. (It is the only one that §nakabili.choose leaves.)",
        join:
          "You have only single seeds left: if one of them can join an occupied next hole, such a one must be sown. " +
          "The two are then lifted and sown on as an ordinary lap.",
        step:
          "You have only single seeds left and none can join another: any of them may step " +
          "into its empty next hole.",
        capture:
          "The sowing’s last seed lies alone in your front row, and the front hole it faces is occupied: you take " +
          "that hole, the hole behind it in the same file, and one more hole of your choice.",
        "facing-empty": "The front hole it faces is empty: you take nothing, however full the hole behind it may be.",
        "first-capture":
          "With your first capture of the game you take two more holes of your choice, three in all. (Example N1 " +
          "above shows it.)",
        "wiped-out": "The other side has no seeds left: you have won. (Example N4 shows it.)",
        repetition: "The same seeds in the same holes with the same side to move come back: the game is a draw.",
      },
      kabwanga: {
        choose:
          "Choose a hole of yours with two or more seeds and sow it. From an occupied last hole you sow on, as above.",
        ahead:
          "The hole ahead: the last seed falls in an empty hole, and your next hole – also round the corner – " +
          "holds two or more. Then that next hole is lifted and sown as another lap; the seed just dropped stays.",
        rest: "The sowing is over when the last seed falls in an empty hole and the next hole holds fewer than two.",
        capture:
          "That last seed lies in your front row, and the front hole it faces is occupied: you take that hole and " +
          "whatever is in the hole behind it. If the front hole is empty, you take nothing. There is no further " +
          "hole of your choice, and nothing extra for a first capture: those belong to Nakabili. (Example K2 shows " +
          "a capture.)",
        "capture-inside":
          "By choice: a lap that ends in an empty front hole and goes on by §kabwanga.ahead captures first. The " +
          "source text thinks this possible, though Chaplin does not say so; it is off unless you switch it on.",
        singles:
          "One hole of two and otherwise singles: that hole is *mutwi*, “the head”, and must be sown. Only " +
          "singles: one that can join an occupied next hole must do so, and the two are lifted and sown on. If " +
          "none can join, any may step into its empty next hole.",
        outcome:
          "A side without seeds has lost. The same seeds in the same holes with the same side to move come back: " +
          "the game is a draw.",
      },
      nsolo: {
        choose:
          "Choose a hole of yours with two or more seeds, and sow in laps as above. The sowing ends in an empty hole.",
        step:
          "Single seeds may be moved only when you have no hole with two or more, and only " +
          "into an empty next hole.",
        capture:
          "The rule of 1975, which is the usual one: the last seed lies alone in your front row, and the front " +
          "hole it faces is occupied. You take that hole only, and then as many single seeds again, one by one " +
          "from any holes of the other side.",
        fewer: "If the other side has fewer seeds left than you may take, you take them all, and have won.",
        "capture-1913":
          "The rule of 1913, by choice: you take the front hole, the hole behind it, and one more whole hole from " +
          "anywhere, also when the hole behind was empty.",
        "wiped-out": "You have lost when you have no seeds left, and when you resign.",
        repetition: "The same position comes back: a draw.",
        pass: "Every one of your holes holds exactly one seed, so none may move: you pass.",
      },
      embeli: {
        choose:
          "Choose an open hole of yours, in your row or your *nti*, with two or more seeds. Single seeds are never " +
          "sown, neither to begin a turn nor as a lap.",
        sow:
          "Lift all its seeds and sow them one by one, counter-clockwise round the whole ring: your row, your *nti*, " +
          "the other row, the other *nti*, your row again. Both *nti* get seeds like any hole.",
        toll:
          "Closed holes get nothing. You step over your own for nothing; for each closed hole on the other side one " +
          "seed of the hand goes into the store instead.",
        rest: "The last seed goes into the store, or falls in an empty hole: the sowing is over.",
        relay:
          "The last seed falls in a hole that is not empty, on either side: all its seeds are sown on as the next lap.",
        close:
          "If that last seed makes exactly four in an open hole of the other side’s row, the hole is closed for " +
          "good: a leaf is laid on it – “a wife is made” – and the four are sown on. This holds in the first lap " +
          "as in any other.",
        nti: "A *nti* is never closed. Four that are made there are just sown on.",
        stuck:
          "Whoever cannot move on their turn has lost: the other player moved last. Seeds do not count, and " +
          "nothing is captured.",
      },
    },

    endless: {
      what: [
        "Once a hole is chosen, a sowing leaves nothing to choose. A few sowings would therefore go round for ever.",
        "They are recognised exactly, and not by a limit on laps. Either the start of a lap comes back, with the " +
          "same seeds in the same holes and the same hole to be lifted: then all that follows must repeat. Or it is " +
          "proved at once that no last seed can ever fall in an empty hole. A limit would be wrong, since some " +
          "sowings that do end are very long.",
        "A hole whose sowing never ends cannot be played. If every hole that the rules allow is of that kind, the " +
          "side to move loses. By choice such a hole can be played, and loses.",
        "The source text says nothing of this. At Hawalis in Oman whoever makes an endless move has lost (de Voogt " +
          "2003, as others quote him); in tournaments of Omweso a move that is not over in three minutes annuls the " +
          "game. Not to let it be played comes to the same for a careful player, and spares the beginner.",
        "On crowded boards laid out by hand a sowing may, very rarely, show neither end nor repeat nor proof " +
          "within some two million laps. Then the page says that it was not found out, and the hole cannot be played.",
      ],
      nakabili:
        "In Nakabili about one sowing in 15,600 never ends, counted in 20,000 games of random moves. Some repeat " +
        "only after thousands of laps.",
      kabwanga:
        "In Kabwanga about one sowing in 2,000 never ends, counted in 20,000 games of random moves: the hole ahead " +
        "makes them more frequent than in the other games.",
      nsolo:
        "In Nsolo about one sowing in 9,400 never ends on 4 × 8 holes, and one in 260,000 on 4 × 12, counted in " +
        "20,000 games of random moves each.",
      embeli:
        "In Embeli such sowings exist, but they are extremely rare: none turned up in 5.2 million sowings of " +
        "random games. The eighth move of a game can be one, though no earlier move: the one shown here has not " +
        "repeated in two thousand million laps, and is known only by proof.",
    },

    confidence: {
      nakabili:
        "The set-up is a reconstruction. The source text gives 29 seeds a side, but its picture could not be seen. " +
        "Between the usual one and the other that “New game” offers it is about even. “Set up a position” lays out " +
        "any you like.",
      kabwanga:
        "The set-up is a reconstruction, and a weak one. The source text gives 38 seeds and a picture that could " +
        "not be seen. Of the usual set-up we are only about 25 % sure; its mirror image is no less likely. “New " +
        "game” offers others, and “Set up a position” any you like.",
      nsolo: "The set-up is certain: the source text and Sanderson agree on it.",
      embeli: "The set-up is certain: the source text states it in full.",
    },

    nakabili: {
      game: [
        "Nakabili (also Nakabile) is played by the Bantu Botatwe, the “three peoples”, in the south of Zambia. The " +
          "name Bantu Botatwe is Father J. Torrend’s, who in 1921 gave it to people of closely related languages, at " +
          "first the Tonga, the Ila and the Lenje; later writers counted more among them, or gave the name up. J. H. " +
          "Chaplin was the first to describe the game, in 1956. It is held to be a variant of Mulabalaba, which the " +
          "Lozi and the Toka play.",
        "Two players face each other. Each tries to take all seeds of the other.",
        "Such games are mostly played in holes scooped in the sandy ground. There are boards, too: Chaplin shows " +
          "one attributed to the Balungu of Mporokoso, in the museum at Livingstone. Stones serve as seeds, or the " +
          "hard seeds of the mungongo tree.",
        "Chaplin also records a legend. Munyama lent Malumbwe a magician, who made a salt pool, and Malumbwe " +
          "killed him. They were to settle that quarrel by a game on holes in a rock. Malumbwe was beaten by four to " +
          "one, which led to a new dispute, and the descendants of both still would not eat in each other’s country.",
        "A myth of the Ila tells of a man who beats God at *chisolo*, a game of this kind, and so becomes mortal. " +
          "Their word for setting up the seeds is *kushanga*, “planting”; the stones are *lubwe*. *Mutwi* is “the " +
          "head”.",
      ],
      board: [
        "Four rows of eight holes; the two rows on your side are yours. The front row is the one next to the other " +
          "side. Each of your front holes faces a front hole of the other side; behind that lies its back hole, in " +
          "the same file.",
        "Each player has 29 seeds. In the usual set-up the back row holds two in each hole, and the front row, " +
          "from the player’s left, 0 · 1 · 2 · 2 · 2 · 2 · 2 · 2. In the other one it holds 2 · 2 · 2 · 2 · 2 · 2 · " +
          "1 · 0.",
      ],
      unseen:
        "Chaplin’s article beyond its opening, with its diagrams, the picture of the set-up in the source text, " +
        "and L. Russ, The Complete Mancala Games Book (2000), to which it also refers.",
    },
    kabwanga: {
      game: [
        "Kabwanga, a nickname of the hyena, is played by the Bantu Botatwe, the “three peoples”, in the south of " +
          "Zambia. The name Bantu Botatwe is Father J. Torrend’s, who in 1921 gave it to people of closely related " +
          "languages, at first the Tonga, the Ila and the Lenje; later writers counted more among them, or gave the " +
          "name up. J. H. Chaplin was the first to describe the game, in 1956.",
        "Two players face each other. Each tries to take all seeds of the other. What sets it apart is the hole " +
          "ahead: a sowing that would end leaps on from there.",
        "Such games are mostly played in holes scooped in the sandy ground. There are boards, too: Chaplin shows " +
          "one attributed to the Balungu of Mporokoso, in the museum at Livingstone. Stones serve as seeds, or the " +
          "hard seeds of the mungongo tree.",
        "A myth of the Ila tells of a man who beats God at *chisolo*, a game of this kind, and so becomes mortal. " +
          "Their word for setting up the seeds is *kushanga*, “planting”; the stones are *lubwe*. *Mutwi* is “the " +
          "head”.",
      ],
      board: [
        "Four rows of eight holes; the two rows on your side are yours. The front row is the one next to the other " +
          "side. Each of your front holes faces a front hole of the other side; behind that lies its back hole, in " +
          "the same file.",
        "Each player has 19 seeds. In all three set-ups that are offered the back row holds two in each hole. The " +
          "front row holds, from the player’s left, usually 0 · 0 · 0 · 0 · 0 · 0 · 1 · 2; or 2 · 1 · 0 · 0 · 0 · 0 " +
          "· 0 · 0; or 0 · 1 · 2 · 0 · 0 · 0 · 0 · 0.",
      ],
      unseen:
        "Chaplin’s article beyond its opening, with its diagrams, and the picture of the set-up in the source text.",
    },
    nsolo: {
      game: [
        "The Ngoni (Angoni) of Malawi and Zambia play Nsolo, or Nchombwa. Few mancala games are as large: up to " +
          "four rows of 36 holes with 284 seeds. On very large boards two teams play. Players mostly scoop their " +
          "holes in the ground.",
        "Meredith G. Sanderson, a medical officer in what was then Nyasaland and is now Malawi, described it in " +
          "1913. The rules of the source text were reported from Ndola in Zambia in 1975.",
        "Two players or teams face each other. Each tries to take all seeds of the other.",
        "Nsolo is alive. Early in 2019 the chairman of the club of Mtendere, in Lusaka, asked for a league again, " +
          "such as there once was with Matero, Ng’ombe and Chawama. In August 2019 a player at Kuku township, where " +
          "a concrete slab had been built for the game, called it slowly dying out. Retired men meet in public " +
          "places to play. It is played with mongongo nuts or pebbles, and carved boards are sold in Livingstone and " +
          "Lusaka.",
      ],
      board: [
        "Four rows of 8 to 36 holes; the two rows on your side are yours. The front row is the one next to the " +
          "other side. Each of your front holes faces a front hole of the other side; behind that lies its back " +
          "hole, in the same file. Sanderson knew boards of 10, 12 and up to 20 holes in a row.",
        "Each hole holds two seeds; only each player’s rightmost front hole, as he sees it, is empty. That makes " +
          "60 seeds on 4 × 8 holes, 76 on 4 × 10, 92 on 4 × 12, 156 on 4 × 20 and 284 on 4 × 36.",
      ],
      unseen:
        "R. Young, Mancala: On a Large Scale, Games & Puzzles 38 (1975), and the picture of the set-up in the " +
        "source text.",
    },
    embeli: {
      game: [
        "Embeli is played by the Boa (also Baboa or Bwa) around Buta, in the D. R. Congo. About 200,000 people " +
          "speak their language, Libuali. Joseph Halkin and Ernest Viaene described the game first, in 1911. It is " +
          "probably the same as *Ambala*, which the Bali play near Bafwasende.",
        "Nobody captures anything. Two players close each other’s holes, until one of them cannot move.",
        "The seeds are those of the ngola tree, which the source text and Townshend call *Pictantus makombo*. " +
          "*Nti* means “head”. A leaf is laid on a closed hole: “a wife is made”, they say.",
      ],
      board: [
        "One ring: two rows of ten holes, and at each end between them a hole called *nti*. Your row and the *nti* " +
          "to your right are yours. The large store lies in the middle and is not part of the ring. On the page the " +
          "*nti* are B10 (South’s) and B1 (North’s).",
        "Each hole of the rows holds four seeds, 80 in all. Both *nti* and the store are empty.",
        "A closed hole is always empty. It is always the other side that closed it, so the price of passing it is " +
          "paid by the side that did the closing. Your own *nti* can never be closed, so a hand always finds an open " +
          "hole, though you may still have no move.",
      ],
      unseen:
        "J. Halkin and E. Viaene, Les Ababua (1911); P. Townshend, Les jeux de mancala au Zaïre, au Rwanda et au " +
        "Burundi (1977) and Mancala in Eastern and Southern Africa (1979).",
    },

    example: {
      N1: {
        title: "A first capture",
        text:
          "From the start South sows {s13}. The second seed lies alone in {s15} and faces {n8}: South takes it with " +
          "{n7} behind it. It is South’s first capture, so three holes more may be chosen.",
      },
      N2: {
        title: "Six laps",
        text: "From the start South sows {s0}: lap follows lap until a last seed falls in an empty hole.",
      },
      N3: {
        title: "A single must join",
        text:
          "South has single seeds in {s9}, {s10} and {s14}. Only {s9} can join an occupied hole, so it must; the two " +
          "sow on and capture. South has captured before, so one hole may be chosen.",
      },
      N4: {
        title: "None can join",
        text:
          "South’s two seeds, in {s9} and {s13}, both have an empty hole before them. {s9} steps on, and takes the " +
          "last seeds of North.",
      },
      N5: { title: "Mutwi, the head", text: "{s4} holds two, South’s other holes only one each: {s4} must be sown." },
      N6: {
        title: "An empty hole protects",
        text: "The last seed lies alone in {s9}. It faces {n14}, which is empty; the six in {n1} behind it are safe.",
      },
      N7: {
        title: "All the way round",
        text:
          "The sixteen seeds of {s8} go once round; the last one falls in {s8} itself, which counts as empty, and " +
          "captures.",
      },
      "D1-nakabili": {
        title: "Thirty-two turns of one choice each",
        text:
          "Each side has only one possible move, again and again, until the position comes back: a draw. Without " +
          "this rule the game would never end.",
      },
      "X2-nakabili": {
        title: "A sowing of 208 laps",
        text: "South sows {s7}. It takes 208 laps, and yet it ends, in {s6}.",
      },
      K1: {
        title: "Four laps",
        text:
          "From the start South sows {s0}. The last seed falls in {s11}, which is empty, as is {s12} ahead of it: " +
          "the sowing ends.",
      },
      K2: {
        title: "The hole ahead",
        text:
          "South sows {s8}. The last seed falls in {s10}, which was empty; but {s11} ahead holds two, and they are " +
          "sown on. The next lap ends in {s13} and captures.",
      },
      K3: {
        title: "Captures inside the move",
        text:
          "The same board with the choice of §kabwanga.capture-inside: the first lap’s end in " +
          "{s10} captures already.",
      },
      K4: {
        title: "A single must join",
        text:
          "South has single seeds in {s3}, {s14} and {s15}. Only {s14} can join another: the two are lifted and sown " +
          "on.",
      },
      K5: {
        title: "Round the corner",
        text:
          "South sows {s13} and ends in {s15}. The hole ahead is {s0}, in the back row; its " +
          "three seeds are sown on.",
      },
      "D1-kabwanga": {
        title: "Thirty-two turns of one choice each",
        text:
          "Each side has only one possible move, again and again, until the position comes back: a draw. Without " +
          "this rule the game would never end.",
      },
      "X2-kabwanga": {
        title: "A sowing of 60 laps",
        text: "South sows {s10}. It takes 60 laps, and yet it ends, in {s8}.",
      },
      S1: {
        title: "A capture by the rule of 1975",
        text:
          "From the start South sows {s6}. The last seed lies alone in {s8} and faces {n15} with two: South takes " +
          "those and chooses two single seeds more, here from {n3} and {n9}.",
      },
      S2: {
        title: "The same by the rule of 1913",
        text: "Now South takes {n15} and {n0} behind it, and one whole hole more, here {n3}.",
      },
      S3: {
        title: "Single seeds",
        text:
          "South has only singles. {s3} may not move, since the next hole, {s4}, is occupied; {s4} and {s10} may. " +
          "{s10} steps on and captures, and South takes North’s last seed.",
      },
      S4: {
        title: "Fewer left than owed",
        text: "South captures three and may take three more. North has only two left: South takes both and wins.",
      },
      S5: { title: "Passing", text: "All sixteen holes of South hold one seed each. None may move: South passes." },
      S6: {
        title: "Two passes are a draw",
        text: "Both sides can only pass. Then the position has come back: a draw.",
      },
      "X1-nsolo": {
        title: "A sowing that never ends",
        text:
          "Here the choice is that such a sowing may be played and loses. South sows {s9}; after 100 laps the start " +
          "of a lap comes back.",
      },
      "X2-nsolo": {
        title: "A sowing of 104 laps",
        text: "North sows {n11}. It takes 104 laps, and yet it ends, in {n15}.",
      },
      E1: {
        title: "Seven laps round the ring",
        text:
          "From the start South sows {r0}. The hand goes round both rows and both *nti*, until a last seed falls in " +
          "an empty hole, {r14}.",
      },
      E1B: {
        title: "The same with the other nti passed over",
        text:
          "The other reading of §E-1: North’s *nti*, {r21}, gets nothing from South. The turn " +
          "takes another course.",
      },
      E2: {
        title: "Four close a hole",
        text:
          "South sows {r7}. The last seed makes four in {r11}: a leaf closes it, and the four are sown on. In the " +
          "end North has only single seeds and cannot move: South wins.",
      },
      E3: {
        title: "The price of closed holes",
        text:
          "Three holes of North are closed. South sows {r9}: one seed for the *nti*, three into the store, and the " +
          "last one in {r14}.",
      },
      E3b: {
        title: "The last seed pays",
        text:
          "The same with one seed fewer: the price of the third closed hole is the last seed, and the sowing ends in " +
          "the store.",
      },
      E4: {
        title: "Four in a nti",
        text: "South’s last seed makes four in North’s *nti*, {r21}. It is not closed; the four are sown on.",
      },
      E5: {
        title: "One’s own closed hole",
        text:
          "North sows {r16} and steps over {r17}, which is closed, for nothing. South has only a single seed and " +
          "cannot move: North wins.",
      },
      E6: {
        title: "North closes a hole of South",
        text: "North sows {r19}: the last of four seeds makes four in {r1}, which is closed and sown on.",
      },
      "X1-embeli": {
        title: "A sowing known by proof never to end",
        text:
          "Here the choice is that such a sowing may be played and loses. Nobody has seen this one repeat; its first " +
          "100 laps are shown.",
      },
    },

    points: {
      "N-1": {
        question: "How are the 29 seeds laid out?",
        readings: [
          "front row from the left 0 · 1 · 2 · 2 · 2 · 2 · 2 · 2, back row all twos",
          "front row from the left 2 · 2 · 2 · 2 · 2 · 2 · 1 · 0, back row all twos",
          "something else that adds up to 29",
        ],
        support:
          "The source text gives only the total. For the first: this is the documented set-up of Maruba (Pedi) on " +
          "the same board, of Njombwa (Yao) where it is played with twos, and, on longer boards, of Mefuvha " +
          "(Venda); all three are close relatives. And 28 + 1 is the only way to 29 with twos, one single and " +
          "otherwise empty holes. For the second: Nsolo leaves the right end empty; Chisolo I of the Ila has 2, 1, " +
          "0, 0 at the player’s right; and of Msuwa (Manyanja) Sanderson reports in 1913 an empty rightmost front " +
          "hole with a single beside it. Of the relatives in which a capture earns free holes, these three have " +
          "the gap at the right and only Mefuvha at the left. All in all it is about even. For the third: the " +
          "picture was not seen.",
      },
      "N-2": {
        question: "Where may the further hole lie, and may it be empty?",
        readings: ["any occupied hole, front or back", "front row only", "also an empty one, which is to decline"],
        support: "The text says any other hole. Sanderson says front or back of the like rule in Nsolo.",
      },
      "N-3": {
        question: "How many free holes does a first capture earn?",
        readings: ["three: the usual one and two more", "two in place of the usual one"],
        support: "The text says “also”, and two more. Msuwa, a relative, always gives two.",
      },
      "N-4": {
        question: "Is the further hole earned when the back hole was empty?",
        readings: ["yes", "only if both holes were taken"],
        support: "Sanderson is explicit on the first for Nsolo; a modern summary of Nsolo (Ludii) has the second.",
      },
      "N-5": {
        question: "Must one take the free holes?",
        readings: ["yes, as many as there are", "one may decline"],
        support: "Of the one hole the text says that it is captured, of the two that one is entitled to them.",
      },
      "N-6": {
        question: "Only single seeds, and none can join another: what then?",
        readings: ["any single may step into its empty next hole", "the player passes", "the player loses"],
        support:
          "The text ends the game only when a player has no seeds. In Hawalis, a relative, singles may then step " +
          "into empty holes, and Mulabalaba only adds that they join if they can. Nothing speaks for the other two.",
      },
      "N-6b": {
        question: "Which hole is “adjacent”?",
        readings: ["the next one in sowing direction", "either neighbour", "also the one in the same file"],
        support: "Sowing has one direction throughout the text.",
      },
      "N-7": {
        question: "Is mutwi special when all sixteen holes are filled (fifteen ones and a two)?",
        readings: ["no, it is sown like any hole", "yes"],
        support: "Sown in the ordinary way it takes eight laps and ends.",
      },
      "N-8": {
        question: "Does a long lap skip the hole where it began?",
        readings: ["no", "yes"],
        support: "No source has such a rule.",
      },
      "N-9": {
        question: "Whose “first capture”?",
        readings: ["each player’s own", "the first of the game"],
        support: "The text speaks of a player who captures for the first time.",
      },
      "N-10": {
        question: "What of a sowing that never ends?",
        readings: ["it cannot be played", "it can be played, and loses"],
        support: "Our choice; the second is the custom at Hawalis in Oman.",
      },
      "N-11": {
        question: "Is there a draw?",
        readings: ["yes, when a position comes back for the first time", "no"],
        support:
          "The text has no draw, but forced cycles exist (the example at §nakabili.repetition). Nsolo, a relative, " +
          "has this rule.",
      },
      "N-12": {
        question: "In which order are the holes taken?",
        readings: ["front, back, then the free ones"],
        support: "It makes no difference.",
      },
      "N-13": {
        question: "Who begins?",
        readings: ["South, unless you choose otherwise"],
        support: "The text does not say.",
      },

      "K-1": {
        question: "How are the 19 seeds laid out?",
        readings: [
          "front row from the left 0 · 0 · 0 · 0 · 0 · 0 · 1 · 2, back row all twos",
          "its mirror image: 2 · 1 · 0 · 0 · 0 · 0 · 0 · 0",
          "0 · 1 · 2 · 0 · 0 · 0 · 0 · 0, the left end of Nakabili’s row",
          "a heap: back row 16 · 2 · 1 and otherwise nothing",
        ],
        support:
          "The source text gives only the total; nothing decides. The first pours twos along the sowing path from " +
          "the left back hole until they run out, which with 29 seeds gives Nakabili’s usual set-up; no side can " +
          "capture in the first move. Its mirror image goes with Nakabili’s other set-up and is of equal standing. " +
          "A back row of twos is well supported: Mwambulula, Tsoro and Msuwa wa Kunja have it. The heap follows an " +
          "opening of Njombwa, with 29, 2 and 1, but is not offered: with the rule of the hole ahead 19 % of its " +
          "sowings never end.",
      },
      "K-2": {
        question: "Does a lap capture that ends in an empty hole and goes on from the hole ahead?",
        readings: ["no, only the end of the move captures", "yes, and then it goes on", "yes, and that ends the move"],
        support:
          "The first is what the text says literally; its author thinks the second possible. Nobody has the third.",
      },
      "K-3": {
        question: "If so, which comes first, the capture or the next lap?",
        readings: ["the capture"],
        support:
          "They touch different sides of the board. It only matters when the capture takes the last seeds, which " +
          "ends the game at once.",
      },
      "K-4": {
        question: "Does the rule of the hole ahead hold in the first lap, and round the corner?",
        readings: ["yes"],
        support: "The text makes no exception.",
      },
      "K-5": {
        question: "Only single seeds, and none can join another: what then?",
        readings: ["any single may step into its empty next hole", "the player passes", "the player loses"],
        support:
          "The text ends the game only when a player has no seeds. In Hawalis, a relative, singles may then step " +
          "into empty holes. Nothing speaks for the other two.",
      },
      "K-6": {
        question: "Mutwi must be sown, but its sowing never ends (fifteen ones and a two): what then?",
        readings: ["the player has no move and loses", "its sowing ends after one lap", "the player passes"],
        support:
          "Nothing decides. It needs 17 of the 19 seeds on one side, unattacked, and was never seen in 2,000 " +
          "random games.",
      },
      "K-7": {
        question: "Is there a draw?",
        readings: ["yes, when a position comes back for the first time", "no"],
        support:
          "The text has no draw. In random games 8.9 % end so; without the rule about as many are still going " +
          "round after 1,000 turns without a capture.",
      },
      "K-8": {
        question: "What of a sowing that never ends?",
        readings: ["it cannot be played", "it can be played, and loses"],
        support: "Our choice; the second is the custom at Hawalis in Oman.",
      },

      "S-1": {
        question: "Which rule of capture?",
        readings: ["that of 1975", "that of 1913"],
        support: "The source text has the first, Sanderson the second. Both are documented.",
      },
      "S-2": {
        question: "How are the further seeds taken?",
        readings: [
          "one by one, from any occupied hole",
          "all in one move, shared out at will",
          "by whole holes until the number is reached",
        ],
        support:
          "Taken one by one, every choice that the text allows can be made. The page offers to take all from one " +
          "hole at once.",
      },
      "S-3": {
        question: "May one take fewer?",
        readings: ["no", "yes"],
        support: "The text speaks of a right; to decline it is hardly ever of use.",
      },
      "S-4": {
        question: "Also from the file just attacked, its back hole for example?",
        readings: ["yes"],
        support: "The text says from any part.",
      },
      "S-5": {
        question: "Is the hole behind the facing one taken as well?",
        readings: ["no, by the rule of 1975", "yes, by the rule of 1913"],
        support: "It goes with §S-1.",
      },
      "S-6": {
        question: "The other side has fewer seeds than owed?",
        readings: ["all are taken, which wins"],
        support: "No other reading makes sense.",
      },
      "S-7": {
        question: "Can the step of a single seed capture?",
        readings: ["yes"],
        support: "The rule of capture asks only where the last seed falls.",
      },
      "S-8": {
        question: "Seeds, but no possible move (only when every own hole holds a single)?",
        readings: ["the player passes", "the player loses", "a single may then join another"],
        support:
          "The text ends the game in three ways, and this is none of them. Two passes in a row repeat the " +
          "position: a draw.",
      },
      "S-9": {
        question: "What is “the position”, and how often must it come back?",
        readings: ["the seeds of both sides and who is to move; the first return", "the third time"],
        support: "The text says that it repeats, no more.",
      },
      "S-10": {
        question: "Does a long lap skip the hole where it began?",
        readings: ["no", "yes"],
        support: "No source has such a rule.",
      },
      "S-11": {
        question: "What of a sowing that never ends?",
        readings: ["it cannot be played", "it can be played, and loses"],
        support: "Our choice; the second is the custom at Hawalis in Oman.",
      },
      "S-12": {
        question: "By the rule of 1913: a hole more also when the back hole is empty?",
        readings: ["yes", "no"],
        support: "Sanderson says so explicitly; a modern summary (Ludii) has the second.",
      },

      "E-1": {
        question: "Does the hand sow the other side’s nti when it comes back to one’s own side?",
        readings: ["yes, the ring has 22 holes", "no, it is passed over, as in Kalah"],
        support:
          "For the first: that a nti cannot be closed says something only if one can end in the other’s nti, since " +
          "only the other’s holes are closed; the nti are called holes; and Deka of the Yombe, a relative, sows " +
          "both end holes. For the second: the text names only one’s own nti.",
      },
      "E-2": {
        question: "May a turn start in one’s own nti?",
        readings: ["yes", "no"],
        support: "The player controls it, and moves from one of his holes; so in Deka.",
      },
      "E-3": {
        question: "Does a lap go on from a nti?",
        readings: ["yes, from either", "no"],
        support: "It is a hole that is not empty; and the exception for four made in a nti presupposes it.",
      },
      "E-4": {
        question: "Where does a lap from a nti go?",
        readings: ["to the next hole of the ring"],
        support: "The order of the ring.",
      },
      "E-5": {
        question: "Can one’s own holes be closed?",
        readings: ["no", "yes"],
        support: "The text says a hole of the opponent.",
      },
      "E-6": {
        question: "Does four close a hole at the end of any lap?",
        readings: ["yes, also of the first one", "not in the very first turn"],
        support: "The text makes no exception; a modern program has the second, for Deka only.",
      },
      "E-7": {
        question: "What of a hole that gets its fourth seed in passing?",
        readings: ["it stays open: only the last seed closes, and only exactly four"],
        support: "So the text.",
      },
      "E-8": {
        question: "Several closed holes in a row: what do they cost?",
        readings: ["one seed each", "one for all together"],
        support: "The text speaks of a closed hole; so do modern programs.",
      },
      "E-9": {
        question: "The price takes the last seed?",
        readings: ["the sowing ends, and nothing else happens"],
        support: "So the text.",
      },
      "E-10": {
        question: "The last seed would fall on one’s own closed hole?",
        readings: [
          "it goes on to the next open hole, or into the store if a closed hole of the other side comes first",
        ],
        support: "The text says that closed holes are skipped.",
      },
      "E-11": {
        question: "All ten holes of a side are closed?",
        readings: ["play goes on; that side lives from its nti"],
        support: "The text says nothing special.",
      },
      "E-12": {
        question: "A hand of 22 or more: is the hole skipped where it began?",
        readings: ["no", "yes"],
        support: "The text says nothing; a modern program does not skip it.",
      },
      "E-13": {
        question: "What of laps that never end?",
        readings: ["such a hole cannot be played", "it can be played, and loses"],
        support: "The text says that there are no draws. Such sowings exist, but are extremely rare (see above).",
      },
      "E-14": {
        question: "A position comes back?",
        readings: ["a draw, though the text knows none"],
        support: "A safeguard: it never happened in 10,000 random games.",
      },
      "E-15": {
        question: "Neither side could move?",
        readings: ["the side whose turn it is has lost"],
        support: "The text lets the player win who could move last.",
      },
      "E-16": {
        question: "Do the nti begin with seeds?",
        readings: ["no", "four each"],
        support: "The text says empty; a modern program has four.",
      },
    },

    sourceName: {
      nakabili: "“Nakabili”, Mancala World",
      kabwanga: "“Kabwanga”, Mancala World",
      nsolo: "“Nsolo”, Mancala World",
      embeli: "“Embeli”, Mancala World",
      chaplin: "J. H. Chaplin, A Note on Mancala Games in Northern Rhodesia, Man 56 (1956), pages 168–170: its opening",
      sanderson:
        "M. G. Sanderson, Native Games of Central Africa, Journal of the Royal Anthropological Institute 43 " +
        "(1913), pages 726–736",
      voogt: "A. de Voogt on Hawalis (2003), as quoted by Ludii",
      mulabalaba: "“Mulabalaba”, Mancala World",
      chisolo: "E. W. Smith and A. M. Dale on the Ila (1920), as given in “Chisolo I”, Mancala World",
      mefuvha: "Mefuvha of the Venda, as quoted by Ludii",
      maruba: "Maruba of the Pedi: Board Games of the World",
      njombwa: "Njombwa of the Yao, in Sanderson 1913",
      omweso: "Omweso of Uganda: Wikipedia",
      msuwa: "Msuwa of the Manyanja, Sanderson as quoted by Ludii",
      deka: "Deka of the Yombe, after P. Townshend 1977, as summarised by Ludii",
      lusaka: "On the club of Mtendere, Lusaka: The Zambian Sun",
      kuku: "On the playing slab at Kuku: Millennium FM, 25 August 2019",
      retired: "On the retired players: Lusaka Review",
      wikipedia: "“Nsolo”, Wikipedia",
    },
  },
};
