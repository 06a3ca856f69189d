extension SymbolShapes {
  static let table: [String: Entry] = [
    // Signs
    "plus": Entry(110, 97, "s M -36 0 L 36 0; s M 0 -36 L 0 36"),
    "minus": Entry(110, 28, "s M -36 0 L 36 0"),
    "xmark": Entry(104, 92, "s M -29 -29 L 29 29; s M 29 -29 L -29 29"),
    "checkmark": Entry(108, 96, "s M -33 6 L -10 33 L 33 -33"),
    "greaterthan": Entry(100, 92, "s M -28 -30 L 28 0 L -28 30"),
    "lessthan": Entry(100, 92, "s M 28 -30 L -28 0 L 28 30"),
    "infinity": Entry(
      136, 76,
      "s M 0 0 C -14 -22 -24 -25 -33 -25 C -66 -25 -66 25 -33 25 C -24 25 -14 22 0 0 C 14 -22 24 -25 33 -25 C 66 -25 66 25 33 25 C 24 25 14 22 0 0 Z"
    ),
    "ellipsis": Entry(110, 32, "f O -34 0 7.5; f O 0 0 7.5; f O 34 0 7.5"),
    "exclamationmark": Entry(44, 106, "s M 0 -40 L 0 14; f O 0 36 6.5"),
    "exclamationmark.2": Entry(72, 106, "s M -13 -40 L -13 14; f O -13 36 6.5; s M 13 -40 L 13 14; f O 13 36 6.5"),
    "questionmark": Entry(
      76, 110, "s M -20 -24 C -18 -48 22 -48 22 -20 C 22 -2 0 -4 0 15; f O 0 37 6.5"),
    "info": Entry(56, 106, "f O 1 -36 7; s M -11 -10 L 3 -10 L 3 37; s M -13 37 L 18 37"),
    "circle": Entry(115.6, 111, "s O 0 0 46"),
    "circle.fill": Entry(115.6, 111, "b O 0 0 46"),
    "circle.dashed": Entry(
      115.6, 111,
      "s A 0 0 46 -18 18; s A 0 0 46 27 63; s A 0 0 46 72 108; s A 0 0 46 117 153; s A 0 0 46 162 198; s A 0 0 46 207 243; s A 0 0 46 252 288; s A 0 0 46 297 333"
    ),
    "largecircle.fill.circle": Entry(115.6, 111, "s1 O 0 0 46; f O 0 0 30"),
    "smallcircle.fill.circle": Entry(115.6, 111, "s1 O 0 0 46; f O 0 0 18"),
    "record.circle": Entry(115.6, 111, "s1 O 0 0 46; f O 0 0 26"),
    "square": Entry(108, 103, "s R -40 -40 80 80 13"),
    "square.fill": Entry(108, 103, "b R -40 -40 80 80 13"),
    "rectangle": Entry(132, 100, "s R -52 -36 104 72 12"),
    "rectangle.fill": Entry(132, 100, "b R -52 -36 104 72 12"),
    "capsule": Entry(132, 90, "s R -52 -30 104 60 30"),
    "capsule.fill": Entry(132, 90, "b R -52 -30 104 60 30"),
    "triangle": Entry(124, 112, "s M 0 -42 L 47 38 L -47 38 Z"),
    "triangle.fill": Entry(124, 112, "b M 0 -42 L 47 38 L -47 38 Z"),
    "exclamationmark.triangle": Entry(124, 112, "s1 M 0 -42 L 47 38 L -47 38 Z; s M 0 -12 L 0 12; f O 0 26 5"),
    "exclamationmark.triangle.fill": Entry(
      124, 112, "b1 M 0 -42 L 47 38 L -47 38 Z; s- M 0 -12 L 0 12; f- O 0 26 5"),
    "questionmark.square.dashed": Entry(
      108, 103,
      "s1 M -40 -24 L -40 -40 L -24 -40; s1 M 24 -40 L 40 -40 L 40 -24; s1 M 40 24 L 40 40 L 24 40; s1 M -24 40 L -40 40 L -40 24; s1 M -8 -40 L 8 -40; s1 M -8 40 L 8 40; s1 M -40 -8 L -40 8; s1 M 40 -8 L 40 8; s M -12 -12 C -11 -27 13 -27 13 -10 C 13 1 0 0 0 9; f O 0 23 5"
    ),
    "text.viewfinder": Entry(
      120, 107.8,
      "s M -44 -20 L -44 -38 L -24 -38; s M 24 -38 L 44 -38 L 44 -20; s M 44 20 L 44 38 L 24 38; s M -24 38 L -44 38 L -44 20; s M -22 -15 L 22 -15; s M -22 0 L 22 0; s M -22 15 L 8 15"
    ),
    "star": Entry(
      120, 108.75,
      "s M 0 -46 L 14 -14 L 47 -11 L 22 12 L 30 45 L 0 27 L -30 45 L -22 12 L -47 -11 L -14 -14 Z"),
    "star.fill": Entry(
      120, 108.75,
      "b M 0 -46 L 14 -14 L 47 -11 L 22 12 L 30 45 L 0 27 L -30 45 L -22 12 L -47 -11 L -14 -14 Z"),
    "star.leadinghalf.filled": Entry(
      120, 108.75,
      "s1 M 0 -46 L 14 -14 L 47 -11 L 22 12 L 30 45 L 0 27 L -30 45 L -22 12 L -47 -11 L -14 -14 Z; f M 0 -46 L 0 27 L -30 45 L -22 12 L -47 -11 L -14 -14 Z"
    ),
    "heart": Entry(
      120, 100.3, "s M 0 42 C -34 18 -47 2 -47 -16 C -47 -44 -12 -50 0 -24 C 12 -50 47 -44 47 -16 C 47 2 34 18 0 42 Z"),
    "heart.fill": Entry(
      120, 100.3, "b M 0 42 C -34 18 -47 2 -47 -16 C -47 -44 -12 -50 0 -24 C 12 -50 47 -44 47 -16 C 47 2 34 18 0 42 Z"),
    "slash": Entry(86, 92, "s M -27 31 L 27 -31"),
    "cross": Entry(
      114, 110,
      "s M -14 -42 L 14 -42 L 14 -14 L 42 -14 L 42 14 L 14 14 L 14 42 L -14 42 L -14 14 L -42 14 L -42 -14 L -14 -14 Z"),
    "nosign": Entry(115.6, 111, "s O 0 0 46; s M -32.5 -32.5 L 32.5 32.5"),
    "sparkle": Entry(104, 104, "f M 0 -46 Q 6 -6 46 0 Q 6 6 0 46 Q -6 6 -46 0 Q -6 -6 0 -46 Z"),
    "circle.lefthalf.filled": Entry(115.6, 111, "s O 0 0 46; f A 0 0 46 90 270 Z"),
    "circle.righthalf.filled": Entry(115.6, 111, "s O 0 0 46; f A 0 0 46 -90 90 Z"),
    "shield.lefthalf.filled": Entry(
      104, 123,
      "s M 0 -50 L 38 -36 L 38 2 C 38 26 18 42 0 50 C -18 42 -38 26 -38 2 L -38 -36 Z; f M 0 -50 L 0 50 C -18 42 -38 26 -38 2 L -38 -36 Z"
    ),
    "circle.grid.3x3": Entry(
      108, 104,
      "s O -30 -30 9; s O 0 -30 9; s O 30 -30 9; s O -30 0 9; s O 0 0 9; s O 30 0 9; s O -30 30 9; s O 0 30 9; s O 30 30 9"
    ),
    "square.dashed": Entry(
      108, 103,
      "s M -40 -24 L -40 -40 L -24 -40; s M 24 -40 L 40 -40 L 40 -24; s M 40 24 L 40 40 L 24 40; s M -24 40 L -40 40 L -40 24; s M -8 -40 L 8 -40; s M -8 40 L 8 40; s M -40 -8 L -40 8; s M 40 -8 L 40 8"
    ),
    "square.on.square": Entry(
      118, 114,
      "s1 M -18 26 L -32 26 Q -44 26 -44 14 L -44 -32 Q -44 -44 -32 -44 L 14 -44 Q 26 -44 26 -32 L 26 -18; s R -18 -18 62 62 11"
    ),
    "plus.square.on.square": Entry(
      118, 114,
      "s1 M -18 26 L -32 26 Q -44 26 -44 14 L -44 -32 Q -44 -44 -32 -44 L 14 -44 Q 26 -44 26 -32 L 26 -18; s1 R -18 -18 62 62 11; s M 13 -3 L 13 29; s M -3 13 L 29 13"
    ),
    "rectangle.stack": Entry(124, 110, "s R -46 -14 92 56 10; s1 M -36 -30 L 36 -30; s1 M -27 -45 L 27 -45"),
    "rectangle.stack.fill": Entry(124, 110, "b R -46 -14 92 56 10; s1 M -36 -30 L 36 -30; s1 M -27 -45 L 27 -45"),
    "square.stack": Entry(112, 118, "s R -40 -22 80 68 12; s1 M -31 -36 L 31 -36; s1 M -23 -49 L 23 -49"),
    "rectangle.portrait": Entry(100, 124, "s R -36 -48 72 96 12"),
    "sidebar.left": Entry(
      132, 100, "s R -52 -36 104 72 12; s M -18 -36 L -18 36; s1 M -40 -18 L -31 -18; s1 M -40 -4 L -31 -4"),
    "sidebar.right": Entry(
      132, 100, "s R -52 -36 104 72 12; s M 18 -36 L 18 36; s1 M 40 -18 L 31 -18; s1 M 40 -4 L 31 -4"),
    "list.bullet.rectangle": Entry(
      132, 100,
      "s1 R -52 -36 104 72 12; s M -14 -16 L 36 -16; s M -14 0 L 36 0; s M -14 16 L 36 16; f O -32 -16 5; f O -32 0 5; f O -32 16 5"
    ),

    // Chevrons
    "chevron.left": Entry(73, 96.8, "s M 16 -35 L -17 0 L 16 35"),
    "chevron.right": Entry(73, 96.8, "s M -16 -35 L 17 0 L -16 35"),
    "chevron.up": Entry(110, 60, "s M -35 17 L 0 -16 L 35 17"),
    "chevron.down": Entry(110, 60, "s M -35 -17 L 0 16 L 35 -17"),
    "chevron.left.2": Entry(116, 96.8, "s M -4 -35 L -37 0 L -4 35; s M 36 -35 L 3 0 L 36 35"),
    "chevron.right.2": Entry(116, 96.8, "s M 4 -35 L 37 0 L 4 35; s M -36 -35 L -3 0 L -36 35"),
    "chevron.up.chevron.down": Entry(86, 112, "s M -25 -16 L 0 -41 L 25 -16; s M -25 16 L 0 41 L 25 16"),
    "chevron.compact.down": Entry(111.2, 40.6, "s M -50 -9 L 0 9 L 50 -9"),
    "chevron.compact.up": Entry(111.2, 40.6, "s M -50 9 L 0 -9 L 50 9"),
    "chevron.compact.left": Entry(48, 122, "s M 9 -50 L -9 0 L 9 50"),
    "chevron.compact.right": Entry(48, 122, "s M -9 -50 L 9 0 L -9 50"),

    // Arrows
    "arrow.left": Entry(112, 86, "s M 42 0 L -42 0; s M -12 -31 L -42 0 L -12 31"),
    "arrow.right": Entry(112, 86, "s M -42 0 L 42 0; s M 12 -31 L 42 0 L 12 31"),
    "arrow.up": Entry(90, 112, "s M 0 43 L 0 -43; s M -31 -13 L 0 -43 L 31 -13"),
    "arrow.down": Entry(90, 112, "s M 0 -43 L 0 43; s M -31 13 L 0 43 L 31 13"),
    "arrow.up.right": Entry(96, 92, "s M -31 31 L 31 -31; s M -16 -31 L 31 -31 L 31 16"),
    "arrow.up.left": Entry(96, 92, "s M 31 31 L -31 -31; s M 16 -31 L -31 -31 L -31 16"),
    "arrow.down.right": Entry(96, 92, "s M -31 -31 L 31 31; s M -16 31 L 31 31 L 31 -16"),
    "arrow.down.left": Entry(96, 92, "s M 31 -31 L -31 31; s M 16 31 L -31 31 L -31 -16"),
    "arrow.up.and.down": Entry(
      82, 118, "s M 0 -46 L 0 46; s M -24 -22 L 0 -46 L 24 -22; s M -24 22 L 0 46 L 24 22"),
    "arrow.turn.down.right": Entry(
      114, 96, "s M -42 -34 L -42 2 Q -42 14 -30 14 L 42 14; s M 20 -10 L 43 14 L 20 38"),
    "arrow.turn.up.right": Entry(
      114, 96, "s M -42 34 L -42 -2 Q -42 -14 -30 -14 L 42 -14; s M 20 10 L 43 -14 L 20 -38"),
    "arrow.turn.up.left": Entry(
      114, 96, "s M 42 34 L 42 -2 Q 42 -14 30 -14 L -42 -14; s M -20 10 L -43 -14 L -20 -38"),
    "arrow.turn.down.left": Entry(
      114, 96, "s M 42 -34 L 42 2 Q 42 14 30 14 L -42 14; s M -20 -10 L -43 14 L -20 38"),
    "arrow.left.to.line": Entry(112, 92, "s M 42 0 L -24 0; s M 2 -27 L -25 0 L 2 27; s M -42 -34 L -42 34"),
    "arrow.right.to.line": Entry(112, 92, "s M -42 0 L 24 0; s M -2 -27 L 25 0 L -2 27; s M 42 -34 L 42 34"),
    "arrow.up.to.line": Entry(96, 110, "s M 0 42 L 0 -24; s M -27 2 L 0 -25 L 27 2; s M -34 -42 L 34 -42"),
    "arrow.down.to.line": Entry(96, 110, "s M 0 -42 L 0 24; s M -27 -2 L 0 25 L 27 -2; s M -34 42 L 34 42"),
    "arrow.up.arrow.down": Entry(
      118, 96, "s M -22 35 L -22 -35; s M -41 -17 L -22 -36 L -3 -17; s1 M 22 -35 L 22 35; s1 M 3 17 L 22 36 L 41 17"),
    "arrow.clockwise": Entry(108, 116, "s A 0 4 40 -58 250; s M -2 -56 L 20 -32 L -10 -22"),
    "arrow.counterclockwise": Entry(108, 116, "s A 0 4 40 -122 -430; s M 2 -56 L -20 -32 L 10 -22"),
    "square.and.arrow.up": Entry(
      107, 125,
      "s1 M -18 -16 L -30 -16 Q -39 -16 -39 -7 L -39 41 Q -39 50 -30 50 L 30 50 Q 39 50 39 41 L 39 -7 Q 39 -16 30 -16 L 18 -16; s M 0 24 L 0 -52; s M -17 -36 L 0 -53 L 17 -36"
    ),
    "square.and.arrow.up.fill": Entry(
      114, 125,
      "b1 R -41 -20 82 70 9; s- M 0 24 L 0 -20; s M 0 -22 L 0 -52; s M -17 -36 L 0 -53 L 17 -36"),
    "square.and.arrow.down": Entry(
      107, 125,
      "s1 M -18 -16 L -30 -16 Q -39 -16 -39 -7 L -39 41 Q -39 50 -30 50 L 30 50 Q 39 50 39 41 L 39 -7 Q 39 -16 30 -16 L 18 -16; s M 0 -52 L 0 24; s M -17 8 L 0 25 L 17 8"
    ),
    "square.and.pencil": Entry(
      120, 112,
      "s1 M 4 -38 L -28 -38 Q -40 -38 -40 -26 L -40 28 Q -40 40 -28 40 L 28 40 Q 40 40 40 28 L 40 -2; s M -9 14 L -4 -4 L 37 -45 L 47 -35 L 7 6 Z"
    ),

    // Lines
    "line.3.horizontal": Entry(112, 78, "s M -42 -26 L 42 -26; s M -42 0 L 42 0; s M -42 26 L 42 26"),
    "line.3.horizontal.decrease": Entry(112, 64, "s M -43 -22 L 43 -22; s M -28 0 L 28 0; s M -13 22 L 13 22"),
    "line.horizontal.2": Entry(112, 56, "s M -42 -13 L 42 -13; s M -42 13 L 42 13"),
    "list.bullet": Entry(
      124, 90,
      "s M -18 -27 L 46 -27; s M -18 0 L 46 0; s M -18 27 L 46 27; f1 O -42 -27 6.5; f1 O -42 0 6.5; f1 O -42 27 6.5"),

    // People
    "person": Entry(
      111.7, 102.8,
      "s O 0 -24 19; s M -38 34 C -38 18 -20 10 0 10 C 20 10 38 18 38 34 Q 38 42 30 42 L -30 42 Q -38 42 -38 34 Z"),
    "person.fill": Entry(
      112, 110,
      "b O 0 -24 19; b M -38 34 C -38 18 -20 10 0 10 C 20 10 38 18 38 34 Q 38 42 30 42 L -30 42 Q -38 42 -38 34 Z"),
    "person.2": Entry(
      158, 110,
      "s O -20 -24 18; s M -56 34 C -56 18 -38 10 -20 10 C -2 10 16 18 16 34 Q 16 42 8 42 L -48 42 Q -56 42 -56 34 Z; s1 O 32 -20 14; s1 M 22 10 C 42 6 60 18 60 34 Q 60 42 52 42 L 30 42"
    ),
    "person.2.fill": Entry(
      158, 110,
      "b1 O 32 -20 14; b1 M 22 14 C 42 6 60 18 60 34 Q 60 42 52 42 L 22 42 Z; b O -20 -24 18; b M -56 34 C -56 18 -38 10 -20 10 C -2 10 16 18 16 34 Q 16 42 8 42 L -48 42 Q -56 42 -56 34 Z"
    ),
    "person.3": Entry(
      190, 100,
      "s O 0 -20 17; s M -32 30 C -32 16 -16 10 0 10 C 16 10 32 16 32 30 Q 32 38 24 38 L -24 38 Q -32 38 -32 30 Z; s1 O -50 -16 13; s1 M -44 10 C -62 8 -78 16 -78 30 Q -78 36 -70 36 L -46 36; s1 O 50 -16 13; s1 M 44 10 C 62 8 78 16 78 30 Q 78 36 70 36 L 46 36"
    ),
    "person.3.fill": Entry(
      190, 100,
      "b1 O -50 -16 13; b1 M -44 10 C -62 8 -78 16 -78 30 Q -78 36 -70 36 L -44 36 Z; b1 O 50 -16 13; b1 M 44 10 C 62 8 78 16 78 30 Q 78 36 70 36 L 44 36 Z; b O 0 -20 17; b M -32 30 C -32 16 -16 10 0 10 C 16 10 32 16 32 30 Q 32 38 24 38 L -24 38 Q -32 38 -32 30 Z"
    ),
    "person.crop.circle": Entry(
      115.6, 111, "s1 O 0 0 46; f O 0 -12 16; f M -31 33 C -24 15 -12 12 0 12 C 12 12 24 15 31 33 A 0 0 46 47 133 Z"),
    "person.crop.circle.fill": Entry(
      115.6, 111,
      "b1 O 0 0 46; f- O 0 -12 16; f- M -31 33 C -24 15 -12 12 0 12 C 12 12 24 15 31 33 A 0 0 44 47 133 Z"),

    // Things
    "magnifyingglass": Entry(120, 108, "s O -9 -8 31; s M 14 15 L 42 42"),
    "plus.magnifyingglass": Entry(
      120, 108, "s1 O -9 -8 31; s1 M 14 15 L 42 42; s M -24 -8 L 6 -8; s M -9 -23 L -9 7"),
    "minus.magnifyingglass": Entry(120, 108, "s1 O -9 -8 31; s1 M 14 15 L 42 42; s M -24 -8 L 6 -8"),
    "house": Entry(
      132, 112,
      "s M -49 2 L 0 -40 L 49 2; s M -35 -8 L -35 32 Q -35 39 -28 39 L 28 39 Q 35 39 35 32 L 35 -8; s M -11 39 L -11 13 L 11 13 L 11 39"
    ),
    "house.fill": Entry(
      132, 112,
      "s M -50 0 L 0 -43 L 50 0; b M 0 -28 L 34 2 L 34 33 Q 34 39 28 39 L 13 39 L 13 14 L -13 14 L -13 39 L -28 39 Q -34 39 -34 33 L -34 2 Z"
    ),
    "bookmark": Entry(
      88, 122, "s M -22 -46 L 22 -46 Q 30 -46 30 -38 L 30 46 L 0 18 L -30 46 L -30 -38 Q -30 -46 -22 -46 Z"),
    "bookmark.fill": Entry(
      88, 122, "b M -22 -46 L 22 -46 Q 30 -46 30 -38 L 30 46 L 0 18 L -30 46 L -30 -38 Q -30 -46 -22 -46 Z"),
    "paperplane": Entry(118, 114, "s M -46 -4 L 45 -44 L 6 46 L -8 12 Z; s M -8 12 L 45 -44"),
    "paperplane.fill": Entry(118, 114, "b M -46 -4 L 45 -44 L 6 46 L -8 12 Z; s! M -8 12 L 26 -24"),
    "envelope": Entry(126, 96, "s R -48 -35 96 70 11; s M -43 -29 L -8 5 Q 0 12 8 5 L 43 -29"),
    "envelope.fill": Entry(126, 96, "b R -48 -35 96 70 11; s! M -46 -28 L -8 8 Q 0 15 8 8 L 46 -28"),
    "trash": Entry(
      106, 125,
      "s M -40 -34 L 40 -34; s M -15 -34 L -15 -43 Q -15 -49 -9 -49 L 9 -49 Q 15 -49 15 -43 L 15 -34; s M -32 -34 L -28 42 Q -27 49 -20 49 L 20 49 Q 27 49 28 42 L 32 -34; s M -11 -18 L -10 34; s M 11 -18 L 10 34"
    ),
    "trash.fill": Entry(
      106, 125,
      "s M -40 -34 L 40 -34; s M -15 -34 L -15 -43 Q -15 -49 -9 -49 L 9 -49 Q 15 -49 15 -43 L 15 -34; b M -31 -26 L -28 42 Q -27 49 -20 49 L 20 49 Q 27 49 28 42 L 31 -26 Z; s! M -11 -12 L -10 36; s! M 11 -12 L 10 36"
    ),
    "safari": Entry(115.6, 111, "s1 O 0 0 46; f M 23 -23 L 6 6 L -23 23 L -6 -6 Z"),
    "safari.fill": Entry(115.6, 111, "b1 O 0 0 46; f- M 23 -23 L 6 6 L -23 23 L -6 -6 Z"),
    "clock": Entry(115.6, 109.3, "s1 O 0 0 46; s M 0 -27 L 0 3 L -22 3"),
    "clock.fill": Entry(115.6, 109.3, "b1 O 0 0 46; s- M 0 -27 L 0 3 L -22 3"),
    "calendar": Entry(
      120, 108,
      "s R -44 -38 88 78 12; s M -44 -14 L 44 -14; f O -22 4 5; f O 0 4 5; f O 22 4 5; f O -22 22 5; f O 0 22 5"),
    "bubble.left": Entry(
      124, 114,
      "s M -28 -40 L 28 -40 Q 47 -40 47 -21 L 47 8 Q 47 27 28 27 L -4 27 L -24 44 L -24 27 L -28 27 Q -47 27 -47 8 L -47 -21 Q -47 -40 -28 -40 Z"
    ),
    "bubble.left.fill": Entry(
      124, 114,
      "b M -28 -40 L 28 -40 Q 47 -40 47 -21 L 47 8 Q 47 27 28 27 L -4 27 L -24 44 L -24 27 L -28 27 Q -47 27 -47 8 L -47 -21 Q -47 -40 -28 -40 Z"
    ),
    "exclamationmark.bubble": Entry(
      124, 114,
      "s1 M -28 -40 L 28 -40 Q 47 -40 47 -21 L 47 8 Q 47 27 28 27 L -4 27 L -24 44 L -24 27 L -28 27 Q -47 27 -47 8 L -47 -21 Q -47 -40 -28 -40 Z; s M 0 -26 L 0 -4; f O 0 12 5"
    ),
    "questionmark.bubble": Entry(
      124, 114,
      "s1 M -28 -40 L 28 -40 Q 47 -40 47 -21 L 47 8 Q 47 27 28 27 L -4 27 L -24 44 L -24 27 L -28 27 Q -47 27 -47 8 L -47 -21 Q -47 -40 -28 -40 Z; s M -11 -17 C -10 -30 12 -30 12 -15 C 12 -5 0 -6 0 2; f O 0 14 4.5"
    ),
    "bolt": Entry(84, 122, "s M 9 -48 L -29 8 L -3 8 L -9 48 L 29 -8 L 3 -8 Z"),
    "bolt.fill": Entry(84, 122, "b M 9 -48 L -29 8 L -3 8 L -9 48 L 29 -8 L 3 -8 Z"),
    "bolt.horizontal": Entry(124, 84, "s M -48 9 L 8 -29 L 8 -3 L 48 -9 L -8 29 L -8 3 Z"),
    "bolt.horizontal.fill": Entry(124, 84, "b M -48 9 L 8 -29 L 8 -3 L 48 -9 L -8 29 L -8 3 Z"),
    "moon": Entry(108, 110, "s A -2 2 42 16.18 259.84 A 18 -16 36 220.42 55.6 Z"),
    "sun.max": Entry(
      128, 122,
      "s O 0 0 21; s1 M 0 -37 L 0 -48; s1 M 0 37 L 0 48; s1 M -37 0 L -48 0; s1 M 37 0 L 48 0; s1 M 26 26 L 34 34; s1 M -26 -26 L -34 -34; s1 M 26 -26 L 34 -34; s1 M -26 26 L -34 34"
    ),
    "sun.max.fill": Entry(
      128, 122,
      "b O 0 0 21; s1 M 0 -37 L 0 -48; s1 M 0 37 L 0 48; s1 M -37 0 L -48 0; s1 M 37 0 L 48 0; s1 M 26 26 L 34 34; s1 M -26 -26 L -34 -34; s1 M 26 -26 L 34 -34; s1 M -26 26 L -34 34"
    ),
    "sun.min": Entry(
      110, 104,
      "s O 0 0 20; f1 O 0 -38 5; f1 O 0 38 5; f1 O -38 0 5; f1 O 38 0 5; f1 O 27 27 5; f1 O -27 -27 5; f1 O 27 -27 5; f1 O -27 27 5"
    ),
    "eye": Entry(138, 94, "s M -54 0 C -30 -42 30 -42 54 0 C 30 42 -30 42 -54 0 Z; s O 0 0 16"),
    "eye.fill": Entry(138, 94, "b M -54 0 C -30 -42 30 -42 54 0 C 30 42 -30 42 -54 0 Z; f! O 0 0 23; b O 0 0 11"),
    "wifi": Entry(130, 96, "s A 0 32 66 -135 -45; s A 0 32 39 -135 -45; f A 0 32 15 -135 -45 L 0 32 Z"),
    "wifi.exclamationmark": Entry(
      130, 96,
      "s1 A 0 34 66 -138 -108; s1 A 0 34 66 -72 -42; s1 A 0 34 38 -136 -112; s1 A 0 34 38 -68 -44; s M 0 -32 L 0 10; f O 0 34 7"
    ),
    "mappin.circle": Entry(115.6, 111, "s1 O 0 0 46; b O 0 -12 10; s M 0 -2 L 0 28"),
    "hand.raised.fill": Entry(
      112, 122,
      "f R -27 -34 12 50 6; f R -13 -45 12 60 6; f R 1 -45 12 60 6; f R 15 -34 12 50 6; f M -27 6 L 27 6 L 27 20 C 27 38 15 50 -2 50 C -18 50 -26 42 -32 31 L -45 8 Q -48 1 -42 -2 Q -36 -4 -32 2 L -27 9 Z"
    ),

    // Players
    "play": Entry(89.5, 98, "s M -26 -38 L 36 0 L -26 38 Z"),
    "play.fill": Entry(89.5, 98, "b M -26 -38 L 36 0 L -26 38 Z"),
    "pause": Entry(80, 100, "s R -26 -38 14 76 3; s R 12 -38 14 76 3"),
    "pause.fill": Entry(80, 100, "b R -26 -38 14 76 3; b R 12 -38 14 76 3"),
    "stop": Entry(96, 96, "s R -34 -34 68 68 8"),
    "stop.fill": Entry(96, 96, "b R -34 -34 68 68 8"),
    "forward": Entry(140, 92, "s M -50 -28 L -4 0 L -50 28 Z; s M 4 -28 L 50 0 L 4 28 Z"),
    "forward.fill": Entry(140, 92, "b M -50 -28 L -4 0 L -50 28 Z; b M 4 -28 L 50 0 L 4 28 Z"),
    "backward": Entry(140, 92, "s M 50 -28 L 4 0 L 50 28 Z; s M -4 -28 L -50 0 L -4 28 Z"),
    "backward.fill": Entry(140, 92, "b M 50 -28 L 4 0 L 50 28 Z; b M -4 -28 L -50 0 L -4 28 Z"),
    "forward.end.fill": Entry(100, 92, "b M -32 -32 L 20 0 L -32 32 Z; s M 34 -32 L 34 32"),
    "backward.end.fill": Entry(100, 92, "b M 32 -32 L -20 0 L 32 32 Z; s M -34 -32 L -34 32"),
  ]
}
