extension SymbolTables {
  /// Arrows.
  static let arrows: StaticString = """
    arrow.left [112 86] = s M42 0 H-40; s M-11-31 L-42 0 L-11 31
    arrow.right [112 86] = s M-42 0 H40; s M11-31 L42 0 L11 31
    arrow.up [90 112] = s M0 43 V-40; s M-31-12 L0-43 L31-12
    arrow.down [90 112] = s M0-43 V40; s M-31 12 L0 43 L31 12
    arrow.backward > arrow.left
    arrow.forward > arrow.right
    arrow.up.right [96 92] = s M-31 31 L30-30; s M-14-31 H31 V14
    arrow.up.left [96 92] = s M31 31 L-30-30; s M14-31 H-31 V14
    arrow.down.right [96 92] = s M-31-31 L30 30; s M-14 31 H31 V-14
    arrow.down.left [96 92] = s M31-31 L-30 30; s M14 31 H-31 V-14
    arrow.up.forward > arrow.up.right
    arrow.up.backward > arrow.up.left
    arrow.down.forward > arrow.down.right
    arrow.down.backward > arrow.down.left
    arrow.up.and.down [82 118] = s M0-45 V45; s_ M-24-22 L0-46 L24-22
    arrow.left.and.right = s M-45 0 H45; s| M-22-24 L-46 0 L-22 24
    arrow.up.left.and.down.right.magnifyingglass = use magnifyingglass; s*85 M-18-17 L0 1; s*85 W1 -21-9 -21-20 -10-20; s*85 W1 3-7 3 4 -8 4
    arrow.up.and.down.and.arrow.left.and.right = s M0-45 V45; s_ M-15-31 L0-46 L15-31; s M-45 0 H45; s| M-31-15 L-46 0 L-31 15
    arrow.up.left.and.arrow.down.right = s M-10-10 L-37-37; s W2 -16-38 -38-38 -38-16; s M10 10 L37 37; s W2 16 38 38 38 38 16
    arrow.down.right.and.arrow.up.left = s M-10-10 L-40-40; s W2 -32-9 -9-9 -9-32; s M10 10 L40 40; s W2 32 9 9 9 9 32
    arrow.down.left.and.arrow.up.right = s M10-10 L40-40; s W2 32-9 9-9 9-32; s M-10 10 L-40 40; s W2 -32 9 -9 9 -9 32
    arrow.up.right.and.arrow.down.left = s M10-10 L37-37; s W2 16-38 38-38 38-16; s M-10 10 L-37 37; s W2 -16 38 -38 38 -38 16
    arrow.up.backward.and.arrow.down.forward > arrow.up.left.and.arrow.down.right
    arrow.down.forward.and.arrow.up.backward > arrow.down.right.and.arrow.up.left
    arrow.down.backward.and.arrow.up.forward > arrow.down.left.and.arrow.up.right
    arrow.up.forward.and.arrow.down.backward > arrow.up.right.and.arrow.down.left
    arrow.left.arrow.right = s M40-22 H-38; s M-20-42 L-40-22 L-20-2; s M-40 22 H38; s M20 2 L40 22 L20 42
    arrow.right.arrow.left = s M-40-22 H38; s M20-42 L40-22 L20-2; s M40 22 H-38; s M-20 2 L-40 22 L-20 42
    arrow.up.arrow.down [118 96] = s M-22 36 V-36; s M-42-17 L-22-37 L-2-17; s M22-36 V36; s M2 17 L22 37 L42 17
    arrow.down.and.line.horizontal.and.arrow.up = s M-40 0 H40; s M0-48 V-14; s M-14-27 L0-13 L14-27; s M0 48 V14; s M-14 27 L0 13 L14 27
    arrow.left.to.line [112 92] = s M42 0 H-22; s M2-27 L-25 0 L2 27; s M-42-34 V34
    arrow.right.to.line [112 92] = s M-42 0 H22; s M-2-27 L25 0 L-2 27; s M42-34 V34
    arrow.up.to.line [96 110] = s M0 42 V-22; s M-27 2 L0-25 L27 2; s M-34-42 H34
    arrow.down.to.line [96 110] = s M0-42 V22; s M-27-2 L0 25 L27-2; s M-34 42 H34
    arrow.backward.to.line > arrow.left.to.line
    arrow.forward.to.line > arrow.right.to.line
    arrow.left.to.line.alt > arrow.left.to.line
    arrow.right.to.line.alt > arrow.right.to.line
    arrow.down.to.line.alt > arrow.down.to.line
    arrow.up.to.line.alt > arrow.up.to.line
    arrow.up.to.line.compact > arrow.up.to.line
    arrow.down.to.line.compact > arrow.down.to.line
    arrow.left.and.right.square = use square; s M-24 0 H24; s| M-12-13 L-25 0 L-12 13
    arrow.turn.down.right [114 96] = s W13 -42-36 -42 14 40 14; s M18-11 L43 14 L18 39
    arrow.turn.up.right [114 96] = s W13 -42 36 -42-14 40-14; s M18 11 L43-14 L18-39
    arrow.turn.up.left [114 96] = s W13 42 36 42-14 -40-14; s M-18 11 L-43-14 L-18-39
    arrow.turn.down.left [114 96] = s W13 42-36 42 14 -40 14; s M-18-11 L-43 14 L-18 39
    arrow.turn.right.up = s W13 -36 42 14 42 14-40; s M-11-18 L14-43 L39-18
    arrow.turn.right.down = s W13 -36-42 14-42 14 40; s M-11 18 L14 43 L39 18
    arrow.turn.left.up = s W13 36 42 -14 42 -14-40; s M11-18 L-14-43 L-39-18
    arrow.turn.left.down = s W13 36-42 -14-42 -14 40; s M11 18 L-14 43 L-39 18
    arrow.uturn.left = s M-38-15 H16 C32-15 43-4 43 11 C43 27 32 38 16 38 H-12; s M-17-38 L-41-15 L-17 8
    arrow.uturn.right = s M38-15 H-16 C-32-15-43-4-43 11 C-43 27-32 38-16 38 H12; s M17-38 L41-15 L17 8
    arrow.uturn.backward > arrow.uturn.left
    arrow.uturn.forward > arrow.uturn.right
    arrow.uturn.up = s M-15-38 V16 C-15 32-4 43 11 43 C27 43 38 32 38 16 V-12; s M-38-17 L-15-41 L8-17
    arrow.uturn.down = s M-15 38 V-16 C-15-32-4-43 11-43 C27-43 38-32 38-16 V12; s M-38 17 L-15 41 L8 17
    arrow.clockwise [108 116] {0.62 0 0} = s A0 5 39 -18 272 L14-34; s W1 -6-53 14-34 -6-15
    arrow.counterclockwise [108 116] {0.62 0 0} = s A0 5 39 198 -92 L-14-34; s W1 6-53 -14-34 6-15
    arrow.trianglehead.clockwise {0.62 0 0} = s A0 5 39 -18 272; b P2 3-46 19-34 3-22
    arrow.trianglehead.counterclockwise {0.62 0 0} = s A0 5 39 198 -92; b P2 -3-46 -19-34 -3-22
    goforward > arrow.clockwise
    gobackward > arrow.counterclockwise
    arrow.triangle.2.circlepath {0.6 0 0} = s@2 A0 0 39 180 335; b@2 P2 27-12 51-12 39 6
    arrow.trianglehead.2.clockwise.rotate.90 > arrow.triangle.2.circlepath
    arrow.trianglehead.2.clockwise > arrow.triangle.2.circlepath
    arrow.trianglehead.2.counterclockwise.rotate.90 = s@2 A0 0 39 0 -155; b@2 P2 -27-12 -51-12 -39 6
    arrow.2.circlepath {0.6 0 0} = s@2 A0 0 39 176 350; s@2 W1 25-12 39 3 54-10
    arrow.2.squarepath = s@2 W12 -34 10 -34-34 26-34; s@2 W1 12-50 28-34 12-18
    arrow.triangle.swap = s@2 W10 -32 20 -32-32 14-32; b@2 P2 13-43 28-32 13-21
    arrow.triangle.2.circlepath.camera = use _camerabody; use arrow.triangle.2.circlepath 0 6 0.5
    arrow.triangle.2.circlepath.camera.fill = use1 _camerabody.fill; cut arrow.triangle.2.circlepath 0 6 0.5
    arrow.triangle.branch = s W12 0 44 0 4 -28-22 -28-30; s W12 0 44 0 4 28-22 28-30; b| P2 -40-28 -28-46 -16-28
    arrow.triangle.merge = s W12 -28 44 -28 22 0-4 0-30; s W12 28 44 28 22 0-4 0-30; b P2 -12-28 0-46 12-28
    arrow.triangle.pull = s^ O-26-30 10; s M-26-20 V44; s W12 26 44 26-30 10-30; b P2 11-42 -6-30 11-18
    arrow.triangle.turn.up.right.diamond = s1 P9 0-52 52 0 0 52 -52 0; s W8 -17 22 -17-5 10-5; b P2 8-16 23-5 8 6
    arrow.triangle.turn.up.right.diamond.fill = b1 P9 0-52 52 0 0 52 -52 0; s- W8 -17 22 -17-5 10-5; b- P2 8-16 23-5 8 6
    arrow.triangle.turn.up.right.circle [115.6 111] = s1 O0 0 46; s W8 -19 22 -19-5 8-5; b P2 6-16 21-5 6 6
    arrow.triangle.turn.up.right.circle.fill [115.6 111] = b1 O0 0 46; s- W8 -19 22 -19-5 8-5; b- P2 6-16 21-5 6 6
    arrow.branch = s M0 44 V-40; s M-22-20 L0-42 L22-20; s W12 0 26 0 14 34-8 34-24
    arrow.merge = s W12 -26 44 -26 24 0-4 0-40; s W12 26 44 26 24 0-4 0-40; s M-22-20 L0-42 L22-20
    arrow.triangle.capsulepath = s@2 W26 -44 6 -44-26 44-26 44-8; b@2 P2 34-8 54-8 44 7
    repeat = s@2 W10 -44-4 -44-26 36-26; s@2 W1 20-44 38-26 20-8
    repeat.1 = s@2 W10 -44-4 -44-26 36-26; s@2 W1 20-44 38-26 20-8; t 1 0 0 27
    shuffle = s M-48-25 H-34 C-8-25-10 25 16 25 H40; s M-48 25 H-34 C-24 25-19 18-15 10; s M-1-10 C3-18 7-25 16-25 H40;
      s_ W1 26-43 44-25 26-7
    rotate.right = s R-44-14 62 62 10; s A-6 4 46 268 337; s A-6 4 46 268 350; s W1 20-8 40 6 54-14
    rotate.left = s R-18-14 62 62 10; s A6 4 46 272 190; s W1 -20-8 -40 6 -54-14
    rotate.right.fill = b R-44-14 62 62 10; s A-6 4 46 268 350; s W1 20-8 40 6 54-14
    rotate.left.fill = b R-18-14 62 62 10; s A6 4 46 272 190; s W1 -20-8 -40 6 -54-14
    crop.rotate = s W6 -22-26 -22 34 40 34; s W6 -40-14 22-14 22 48; s A-2 2 48 -80 -22; s W1 27-24 43-14 53-30
    arrow.up.circle.dotted [115.6 111] = use circle.dotted; use arrow.up 0 0 0.56
    arrow.down.circle.dotted [115.6 111] = use circle.dotted; use arrow.down 0 0 0.56
    arrow.down.app = s W13 -16-34 -42-34 -42 44 42 44 42-34 16-34; s M0-50 V16; s M-17 1 L0 18 L17 1
    arrow.up.bin = s W10 -44 12 -44 44 44 44 44 12; s M0 20 V-44; s M-22-24 L0-46 L22-24
    arrow.clockwise.heart = use heart; use arrow.clockwise 0-2 0.46
    arrow.down.left.and.arrow.up.right.circle [115.6 111] = use circle; use arrow.down.left.and.arrow.up.right 0 0 0.56
    arrow.up.left.and.arrow.down.right.circle [115.6 111] = use circle; use arrow.up.left.and.arrow.down.right 0 0 0.56
    arrow.counterclockwise.icloud = use icloud; use arrow.counterclockwise 0 6 0.4
    arrow.uturn.left.circle [115.6 111] = use circle; use arrow.uturn.left 0 0 0.56
    arrow.triangle.2.circlepath.icloud = use icloud; use arrow.triangle.2.circlepath 0 5 0.42
    arrow.trianglehead.turn.up.right.circle > arrow.triangle.turn.up.right.circle
    arrow.trianglehead.turn.up.right.diamond > arrow.triangle.turn.up.right.diamond
    arrow.trianglehead.branch > arrow.triangle.branch
    arrow.trianglehead.merge > arrow.triangle.merge
    arrow.trianglehead.pull > arrow.triangle.pull
    arrow.trianglehead.swap > arrow.triangle.swap

    goforward.5 = use arrow.clockwise; t 5 0 6 34
    gobackward.5 = use arrow.counterclockwise; t 5 0 6 34
    goforward.10 = use arrow.clockwise; t 10 0 6 30
    gobackward.10 = use arrow.counterclockwise; t 10 0 6 30
    goforward.15 = use arrow.clockwise; t 15 0 6 30
    gobackward.15 = use arrow.counterclockwise; t 15 0 6 30
    goforward.30 = use arrow.clockwise; t 30 0 6 30
    gobackward.30 = use arrow.counterclockwise; t 30 0 6 30
    goforward.45 = use arrow.clockwise; t 45 0 6 30
    gobackward.45 = use arrow.counterclockwise; t 45 0 6 30
    goforward.60 = use arrow.clockwise; t 60 0 6 30
    gobackward.60 = use arrow.counterclockwise; t 60 0 6 30
    goforward.75 = use arrow.clockwise; t 75 0 6 30
    gobackward.75 = use arrow.counterclockwise; t 75 0 6 30
    goforward.90 = use arrow.clockwise; t 90 0 6 30
    gobackward.90 = use arrow.counterclockwise; t 90 0 6 30
    goforward.plus = use arrow.clockwise; use plus 0 5 0.42
    gobackward.minus = use arrow.counterclockwise; use minus 0 5 0.42
    arrowtriangle.up = s P5 0-38 42 32 -42 32
    arrowtriangle.down = s P5 0 38 42-32 -42-32
    arrowtriangle.left = s P5 -38 0 32-42 32 42
    arrowtriangle.right = s P5 38 0 -32-42 -32 42
    arrowtriangle.backward > arrowtriangle.left
    arrowtriangle.forward > arrowtriangle.right
    arrowshape.up = s P4 0-46 44 0 22 0/2 22 42 -22 42 -22 0/2 -44 0
    arrowshape.down = s P4 0 46 44 0 22 0/2 22-42 -22-42 -22 0/2 -44 0
    arrowshape.left = s P4 -46 0 0-44 0-22/2 42-22 42 22 0 22/2 0 44
    arrowshape.right = s P4 46 0 0-44 0-22/2 -42-22 -42 22 0 22/2 0 44
    arrowshape.backward > arrowshape.left
    arrowshape.forward > arrowshape.right
    arrowshape.left.arrowshape.right = s P3 -52 0 -18-32 -18-14/2 18-14/2 18-32 52 0 18 32 18 14/2 -18 14/2 -18 32
    arrowshape.turn.up.left = s P4 -50-8 -8-44 -8-24/2 14-22/22 46 2/20 50 38/2 26 14/20 -8 9/2 -8 28
    arrowshape.turn.up.right = s P4 50-8 8-44 8-24/2 -14-22/22 -46 2/20 -50 38/2 -26 14/20 8 9/2 8 28
    arrowshape.turn.up.backward > arrowshape.turn.up.left
    arrowshape.turn.up.forward > arrowshape.turn.up.right
    arrowshape.turn.up.left.2 = s W3 -28 28 -60-8 -28-44; s P4 -30-8 8-44 8-24/2 26-22/22 54 2/20 58 38/2 38 14/20 8 9/2 8 28
    square.and.arrow.up [107 125] {0.52 0 -2} hollow = s W10 -17-18 -39-18 -39 50 39 50 39-18 17-18; s M0 22 V-50; s M-18-34 L0-53 L18-34
    square.and.arrow.up.fill [114 125] = s W10 -20-20 -41-20 -41 50 41 50 41-20 20-20; b P7 -41-20/10 41-20/10 41 50/10 -41 50/10;
      s!=7 M0 20 V-20; s M0 20 V-50; s M-18-34 L0-53 L18-34
    square.and.arrow.down [107 125] {0.52 0 -2} hollow = s W10 -17-18 -39-18 -39 50 39 50 39-18 17-18; s M0-52 V22; s M-18 6 L0 25 L18 6
    square.and.arrow.down.fill = b P7 -41-20/10 41-20/10 41 50/10 -41 50/10; s!=7 M0-24 V22; s!=7 M-18 6 L0 25 L18 6; s M0-52 V22;
      s M-18 6 L0 25 L18 6
    square.and.arrow.up.on.square = s W9 -17-22 -33-22 -33 22 33 22 33-22 17-22; s M0 4 V-50; s M-16-36 L0-53 L16-36; s W9 -14 40 -14 44 52 44 52-4 46-4
    rectangle.portrait.and.arrow.right = s W9 2-30 2-45 -46-45 -46 45 2 45 2 30; s M-20 0 H50; s M33-19 L52 0 L33 19
    rectangle.portrait.and.arrow.forward > rectangle.portrait.and.arrow.right
    rectangle.portrait.and.arrow.right.fill = b R-46-45 52 90 9; s!=7 M-20 0 H50; s M-20 0 H50; s M33-19 L52 0 L33 19
    arrow.right.square = use square; use arrow.right 0 0 0.56
    rectangle.and.arrow.up.right.and.arrow.down.left = s W10 6-36 -52-36 -52 36 52 36 52 2; s M18-4 L50-36; s W2 30-38 52-38 52-16; s W2 -30-2 -30 16 -12 16;
      s M-30 16 L-6-8
    arrow.forward.square > arrow.right.square
    arrow.up.message = use message; use arrow.up 0-5 0.42
    arrow.down.message = use message; use arrow.down 0-5 0.42
    arrow.up.to.line.circle [115.6 111] = use circle; use arrow.up.to.line 0 0 0.54
    arrow.rectanglepath = s@2 W16 -46 14 -46-28 46-28 46-14; s@2 W1 32-24 46-10 60-24
    arrow.up.left.and.down.right.and.arrow.up.right.and.down.left = s|_ M14-14 L38-38; s|_ W2 18-38 38-38 38-18
    arrow.left.and.line.vertical.and.arrow.right = s M0-44 V44; s| M14 0 H48; s| W1 34-14 49 0 34 14
    arrow.right.and.line.vertical.and.arrow.left = s M0-44 V44; s| M14 0 H48; s| W1 28-14 13 0 28 14
    arrow.up.and.line.horizontal.and.arrow.down = s M-44 0 H44; s_ M0 14 V48; s_ W1 -14 34 0 49 14 34
    arrow.swap = s@2 W2 -44-8 -20-32 4-8; s@2 M-20-32 V30
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right = s M0-42 V42; s| P4 14-24 48 0 14 24
    arrowtriangle.left.fill.and.line.vertical.and.arrowtriangle.right.fill = s M0-42 V42; b| P4 14-24 48 0 14 24
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left = s M0-42 V42; s| P4 48-24 14 0 48 24
    arrowtriangle.right.fill.and.line.vertical.and.arrowtriangle.left.fill = s M0-42 V42; b| P4 48-24 14 0 48 24
    arrowshape.turn.up.backward.2 > arrowshape.turn.up.left.2
    square.and.arrow.down.on.square = s W9 -17-22 -33-22 -33 22 33 22 33-22 17-22; s M0-52 V2; s W1 -16-12 0 4 16-12; s W9 -14 40 -14 44 52 44 52-4 46-4
    square.and.arrow.up.on.square.fill = b P9 -35-24 35-24 35 22 -35 22; s!=6 M0 0 V-24; s M0 0 V-50; s W1 -16-36 0-53 16-36; s W9 -14 40 -14 44 52 44 52-4 46-4
    square.and.arrow.up.trianglebadge.exclamationmark = use square.and.arrow.up -6 0; over _warning 34 38 1 0 5
    _warning = b P4 0-20 22 16 -22 16; s!*70 M0-6 V2; f! O0 10 3.4
    exclamationmark.arrow.triangle.2.circlepath = use arrow.triangle.2.circlepath; use*90 _in.exclamationmark 0 1 0.76
    exclamationmark.arrow.circlepath > exclamationmark.arrow.triangle.2.circlepath
    exclamationmark.arrow.trianglehead.2.clockwise.rotate.90 > exclamationmark.arrow.triangle.2.circlepath
    checkmark.arrow.trianglehead.counterclockwise = use arrow.trianglehead.counterclockwise; s*85 W2 -15 6 -4 17 16-6
    dollarsign.arrow.trianglehead.counterclockwise.rotate.90 > dollarsign.arrow.circlepath
    arrow.trianglehead.2.clockwise.rotate.90.icloud > arrow.triangle.2.circlepath.icloud
    arrow.trianglehead.2.clockwise.rotate.90.camera > arrow.triangle.2.circlepath.camera
    arrow.trianglehead.rectanglepath > arrow.rectanglepath
    arrow.trianglehead.counterclockwise.icloud > arrow.counterclockwise.icloud
    arrow.turn.up.forward.iphone = use iphone -16 0; s W8 18 34 18-14 44-14; s W1 32-28 47-14 32 0
    arrow.down.left.video = use video; s*85 M-8-14 L-32 12; s*85 W1 -33-6 -33 13 -14 13
    arrow.up.right.video = use video; s*85 M-32 14 L-8-12; s*85 W1 -26-13 -7-13 -7 6
    arrow.down.heart = use heart; use arrow.down 0-2 0.42
    """
}
