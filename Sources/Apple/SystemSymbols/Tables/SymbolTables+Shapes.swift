extension SymbolTables {
  /// Plain shapes, and compositions of them.
  static let shapes: StaticString = """
    circle [115.6 111] {0.62 0 0} = s O0 0 46
    square [108 103] {0.56 0 0} = s R-40-40 80 80 13
    app [108 103] = s R-40-40 80 80 22
    rectangle [132 100] = s R-52-36 104 72 12
    rectangle.portrait [100 124] = s R-36-48 72 96 12
    capsule [132 90] = s R-54-30 108 60 30
    capsule.portrait = s R-30-54 60 108 30
    oval [132 90] = s E0 0 54 33
    oval.portrait = s E0 0 33 54
    triangle [124 112] = s P7 0-46 50 40 -50 40
    diamond [128 123] = s P9 0-52 52 0 0 52 -52 0
    rhombus = s P8 0-56 46 0 0 56 -46 0
    octagon [116 111] = s N8 0 0 49 0 7 22.5
    hexagon [128 123] = s N6 0 0 50 0 7 0
    pentagon [124 119] = s N5 0 3 51 0 7 0
    seal [124 123] = s N8 0 0 55 45 9 0
    shield [104 123] = s M0-50 C11-43 24-38 35-37 Q40-36 40-30 V-2 C40 24 22 42 0 51 C-22 42-40 24-40-2 V-30 Q-40-36-35-37
      C-24-38-11-43 0-50 Z
    star [120 108.75] = s N5 0 4 53 24 4 0
    heart [120 100.3] = s M0 43 C-8 38-48 13-48-15 C-48-32-37-42-24-42 C-13-42-5-36 0-27 C5-36 13-42 24-42 C37-42 48-32 48-15
      C48 13 8 38 0 43 Z
    suit.heart > heart
    suit.heart.fill > heart.fill
    suit.spade = s M0-46 C8-30 42-14 42 10 C42 24 32 32 22 32 C14 32 6 28 0 18 C-6 28-14 32-22 32 C-32 32-42 24-42 10
      C-42-14-8-30 0-46 Z; s W3 0 24 -14 46 14 46 0 24
    suit.club = s A0-22 20 140 400; s A24 10 20 225 470; s A-24 10 20 70 315; s W3 0 20 -14 46 14 46 0 20
    suit.club.fill = b O0-22 20; b O24 10 20; b O-24 10 20; f P0 -12-10 12-10 12 14 -12 14; b P3 0 10 -14 46 14 46
    suit.diamond = s P6 0-50 40 0 0 50 -40 0
    cross [114 110] = s P7 -15-44 15-44 15-15/3 44-15 44 15 15 15/3 15 44 -15 44 -15 15/3 -44 15 -44-15 -15-15/3
    circle.dashed [115.6 111] = s@8 A0 0 46 -105 -75
    circle.dotted = b@16*60 O0-46 1.8
    square.dashed [108 103] = s|_ A-27-27 13 180 270; s_ M-12-40 H12; s| M-40-12 V12
    app.dashed = s|_ A-18-18 22 185 265; s_ M-9-40 H9; s| M-40-9 V9
    rectangle.dashed = s|_ A-40-24 12 175 275; s_ M-22-36 H-6; s_ M6-36 H22; s| M-52-8 V8
    largecircle.fill.circle [115.6 111] = s1 O0 0 46; f O0 0 31
    smallcircle.filled.circle [115.6 111] = s1 O0 0 46; f O0 0 18
    smallcircle.fill.circle > smallcircle.filled.circle
    smallcircle.filled.circle.fill [115.6 111] = b1 O0 0 46; f- O0 0 18
    smallcircle.fill.circle.fill > smallcircle.filled.circle.fill
    record.circle [115.6 111] = s1 O0 0 46; f O0 0 28
    record.circle.fill [115.6 111] = b1 O0 0 46; s-*70 O0 0 31
    circle.circle [115.6 111] = s1 O0 0 46; s O0 0 24
    target = s2 O0 0 46; s1 O0 0 28; f O0 0 11
    circle.lefthalf.filled [115.6 111] = s1 O0 0 46; f A0 0 46 90 270 Z
    circle.lefthalf.fill > circle.lefthalf.filled
    circle.righthalf.filled [115.6 111] = s1 O0 0 46; f A0 0 46 -90 90 Z
    circle.righthalf.fill > circle.righthalf.filled
    circle.tophalf.filled [115.6 111] = s1 O0 0 46; f A0 0 46 180 360 Z
    circle.bottomhalf.filled [115.6 111] = s1 O0 0 46; f A0 0 46 0 180 Z
    circle.inset.filled [115.6 111] = s1 O0 0 46; f O0 0 31
    square.inset.filled [108 103] = s1 R-40-40 80 80 13; f R-26-26 52 52 6
    square.lefthalf.filled [108 103] = s1 R-40-40 80 80 13; f P0 -40-40/13 0-40 0 40 -40 40/13
    square.righthalf.filled [108 103] = s1 R-40-40 80 80 13; f P0 40-40/13 0-40 0 40 40 40/13
    square.split.2x1 [108 103] = s R-40-40 80 80 13; s~ M0-40 V40
    square.split.1x2 [108 103] = s R-40-40 80 80 13; s~ M-40 0 H40
    square.split.2x2 [108 103] = s R-40-40 80 80 13; s~ M0-40 V40; s~ M-40 0 H40
    square.split.diagonal [108 103] = s R-40-40 80 80 13; s~ M-37-37 L37 37
    rectangle.split.3x1 [132 100] = s R-52-36 104 72 12; s~| M17-36 V36
    rectangle.split.2x1 [132 100] = s R-52-36 104 72 12; s~ M0-36 V36
    rectangle.split.1x2 [132 100] = s R-52-36 104 72 12; s~ M-52 0 H52
    rectangle.split.3x3 [132 100] = s R-52-36 104 72 12; s~| M17-36 V36; s~_ M-52 12 H52
    rectangle.lefthalf.filled [132 100] = s1 R-52-36 104 72 12; f P0 -52-36/12 0-36 0 36 -52 36/12
    rectangle.righthalf.filled [132 100] = s1 R-52-36 104 72 12; f P0 52-36/12 0-36 0 36 52 36/12
    rectangle.inset.filled [132 100] = s1 R-52-36 104 72 12; f R-38-22 76 44 5
    rectangle.split.2x2 [132 100] = s R-52-36 104 72 12; s~ M0-36 V36; s~ M-52 0 H52
    shield.lefthalf.filled [104 123] = use shield; f M0-50 C-11-43-24-38-35-37 Q-40-36-40-30 V-2 C-40 24-22 42 0 51 Z
    shield.lefthalf.fill > shield.lefthalf.filled
    star.leadinghalf.filled [120 108.75] = use star; f M0-49 L-14.1-15.4 L-50.4-12.4 L-22.8 11.4 L-31.1 46.9 L0 28 Z
    star.leadinghalf.fill > star.leadinghalf.filled
    star.lefthalf.fill > star.leadinghalf.filled
    exclamationmark.triangle [124 112] {0.8 0 0} = s1 P7 0-46 50 40 -50 40; s M0-14 V10; b*80 O0 26 2.4
    exclamationmark.triangle.fill [124 112] {0.8 0 0} = b1 P7 0-46 50 40 -50 40; s- M0-14 V10; b-*80 O0 26 2.4
    questionmark.square.dashed [108 103] = use square.dashed; use _in.questionmark
    questionmark.app.dashed = use app.dashed; use _in.questionmark
    plus.square.dashed = use square.dashed; use plus 0 0 0.5
    circle.grid.3x3 [108 104] = s O-32-32 9; s O0-32 9; s O32-32 9; s O-32 0 9; s O0 0 9; s O32 0 9; s O-32 32 9; s O0 32 9; s O32 32 9
    circle.grid.2x2 = s| O-23-23 16; s| O-23 23 16
    square.grid.2x2 = s|_ R-42-42 33 33 6
    square.grid.3x3 = s|_ R-45-45 22 22 4; s_ R-11-45 22 22 4; s| R-45-11 22 22 4; s R-11-11 22 22 4
    square.grid.3x2 = s|_ R-56-36 28 28 5; s_ R-14-36 28 28 5
    square.grid.4x3.fill = b*50|_ R-52-38 18 18 3; b*50|_ R-24-38 18 18 3; b*50| R-52-9 18 18 3; b*50| R-24-9 18 18 3
    rectangle.grid.2x2 = s|_ R-54-38 45 29 6
    rectangle.grid.1x2 = s_ R-46-40 92 31 7
    rectangle.grid.3x2 = s|_ R-58-34 29 25 5; s_ R-14.5-34 29 25 5
    square.on.square [118 114] = s R-44-44 62 62 11; over _square62 13 13
    _square62 = s R-31-31 62 62 11
    square.on.circle = s O-12-12 34; over _square62 13 13
    _circle33 = s O0 0 33
    rectangle.on.rectangle = s R-56-42 84 58 11; over _rectangle84 14 13
    _rectangle84 = s R-42-29 84 58 11
    rectangle.portrait.on.rectangle.portrait = s R-44-50 58 78 11; over _rectangle58 15 11
    _rectangle58 = s R-29-39 58 78 11
    plus.square.on.square [118 114] = use square.on.square; s M13-3 V29; s M-3 13 H29
    plus.rectangle.on.rectangle = use rectangle.on.rectangle; s M14-1 V27; s M0 13 H28
    plus.square.fill.on.square.fill = use square.fill.on.square.fill; s! M13-3 V29; s! M-3 13 H29
    square.fill.on.square.fill = b R-44-44 62 62 11; over _square62.fill 13 13
    rectangle.fill.on.rectangle.fill = b R-56-42 84 58 11; over _rectangle84.fill 14 13
    star.square.on.square = use square.on.square; use star.fill 13 12 0.36
    rectangle.stack [124 110] = s R-48-16 96 62 11; s*85 M-38-32 H38; s*85 M-28-46 H28
    rectangle.stack.fill [124 110] = b R-48-16 96 62 11; s1*85 M-38-32 H38; s1*85 M-28-46 H28
    square.stack [112 118] = s R-40-22 80 72 12; s*85 M-31-37 H31; s*85 M-23-50 H23
    square.stack.fill = b R-40-22 80 72 12; s1*85 M-31-37 H31; s1*85 M-23-50 H23
    square.stack.3d.up = s P6 0-44 50-18 0 8 -50-18; s W5 -38-1 -50 4 0 30 50 4 38-1; s W5 -38 21 -50 26 0 52 50 26 38 21
    square.stack.3d.down.right = s R-44-44 50 50 9; s W9 18-30 28-30 28 28 -30 28 -30 18; s W9 40-14 46-14 46 46 -14 46 -14 40
    square.2.stack.3d = s P6 0-36 50-10 0 16 -50-10; s W5 -38 9 -50 14 0 40 50 14 38 9
    square.3.layers.3d > square.stack.3d.up
    square.3.stack.3d > square.stack.3d.up
    square.stack.3d.up.fill = b P6 0-44 50-18 0 8 -50-18; s W5 -38-1 -50 4 0 30 50 4 38-1; s W5 -38 21 -50 26 0 52 50 26 38 21
    cube = s P5 0-50 44-25 44 25 0 50 -44 25 -44-25; s~ W2 -44-25 0 0 44-25; s~ M0 0 V50
    shippingbox = s P5 0-50 48-24 48 26 0 50 -48 26 -48-24; s~ W2 -48-24 0 2 48-24; s~ M0 2 V50; s~ M-25-36 L24-11
    cylinder = s M-40-34 C-40-54 40-54 40-34 V34 C40 54-40 54-40 34 Z; s~ M-40-34 C-40-14 40-14 40-34
    cone = s M0-50 L40 30 C40 50-40 50-40 30 Z
    pyramid = s P5 0-46 50 26 6 44 -50 26; s~ M0-44 L6 44
    sidebar.left [132 100] = s R-52-36 104 72 12; s~ M-18-36 V36; s1~*75 M-41-20 H-30; s1~*75 M-41-6 H-30; s1~*75 M-41 8 H-30
    sidebar.right [132 100] = s R-52-36 104 72 12; s~ M18-36 V36; s1~*75 M41-20 H30; s1~*75 M41-6 H30; s1~*75 M41 8 H30
    sidebar.leading > sidebar.left
    sidebar.trailing > sidebar.right
    sidebar.squares.left > sidebar.left
    rectangle.leadinghalf.filled > rectangle.lefthalf.filled
    rectangle.trailinghalf.filled > rectangle.righthalf.filled
    dock.rectangle [132 100] = s R-52-36 104 72 12; f R-32 18 64 9 3
    menubar.rectangle [132 100] = s R-52-36 104 72 12; s M-52-20 H52
    viewfinder = s|_ W13 -42-20 -42-42 -20-42
    viewfinder.circle [115.6 111] = s1 O0 0 46; s|_*85 W7 -22-9 -22-22 -9-22
    smallcircle.circle [115.6 111] = s1 O0 0 46; s O0 0 18
    smallcircle.circle.fill [115.6 111] = b1 O0 0 46; s- O0 0 18
    dot.square [108 103] = s1 R-40-40 80 80 13; f O0 0 11
    dot.square.fill [108 103] = b1 R-40-40 80 80 13; f- O0 0 11
    grid = s M-16-44 V44; s M16-44 V44; s M-44-16 H44; s M-44 16 H44
    square.lefthalf.fill > square.lefthalf.filled
    square.righthalf.fill > square.righthalf.filled
    square.tophalf.filled [108 103] = s1 R-40-40 80 80 13; f P0 -40-40/13 40-40/13 40 0 -40 0
    square.bottomhalf.filled [108 103] = s1 R-40-40 80 80 13; f P0 -40 40/13 40 40/13 40 0 -40 0
    rectangle.tophalf.filled [132 100] = s1 R-52-36 104 72 12; f P0 -52-36/12 52-36/12 52 0 -52 0
    rectangle.bottomhalf.filled [132 100] = s1 R-52-36 104 72 12; f P0 -52 36/12 52 36/12 52 0 -52 0
    rectangle.tophalf.inset.filled [132 100] = s1 R-52-36 104 72 12; f R-40-24 80 24 4
    rectangle.bottomhalf.inset.filled [132 100] = s1 R-52-36 104 72 12; f R-40 0 80 24 4
    rectangle.lefthalf.inset.filled [132 100] = s1 R-52-36 104 72 12; f R-40-24 40 48 4
    rectangle.righthalf.inset.filled [132 100] = s1 R-52-36 104 72 12; f R0-24 40 48 4
    rectangle.leftthird.inset.filled [132 100] = s1 R-52-36 104 72 12; f R-40-24 24 48 4
    rectangle.rightthird.inset.filled [132 100] = s1 R-52-36 104 72 12; f R16-24 24 48 4
    rectangle.topthird.inset.filled [132 100] = s1 R-52-36 104 72 12; f R-40-24 80 15 4
    rectangle.bottomthird.inset.filled [132 100] = s1 R-52-36 104 72 12; f R-40 9 80 15 4
    rectangle.center.inset.filled [132 100] = s1 R-52-36 104 72 12; f R-22-13 44 26 4
    rectangle.inset.topleft.filled [132 100] = s1 R-52-36 104 72 12; f R-40-24 40 24 4
    rectangle.inset.topright.filled [132 100] = s1 R-52-36 104 72 12; f R0-24 40 24 4
    rectangle.inset.bottomleft.filled [132 100] = s1 R-52-36 104 72 12; f R-40 0 40 24 4
    rectangle.inset.bottomright.filled [132 100] = s1 R-52-36 104 72 12; f R0 0 40 24 4
    rectangle.leadinghalf.inset.filled > rectangle.lefthalf.inset.filled
    rectangle.trailinghalf.inset.filled > rectangle.righthalf.inset.filled
    inset.filled.rectangle > rectangle.inset.filled
    inset.filled.circle > circle.inset.filled
    inset.filled.square > square.inset.filled
    inset.filled.tv > tv.inset.filled
    triangle.lefthalf.filled = use1 triangle; f P0 0-46 0 40 -50 40/7
    triangle.righthalf.filled = use1 triangle; f P0 0-46 0 40 50 40/7
    triangle.lefthalf.fill > triangle.lefthalf.filled
    triangle.righthalf.fill > triangle.righthalf.filled
    diamond.lefthalf.filled = use1 diamond; f P0 0-52 0 52 -52 0/9
    diamond.righthalf.filled = use1 diamond; f P0 0-52 0 52 52 0/9
    diamond.inset.filled = use1 diamond; f P6 0-33 33 0 0 33 -33 0
    capsule.lefthalf.filled = s1 R-54-30 108 60 30; f A-24 0 30 90 270 L0-30 V30 Z
    capsule.righthalf.filled = s1 R-54-30 108 60 30; f A24 0 30 -90 90 L0 30 V-30 Z
    capsule.inset.filled = s1 R-54-30 108 60 30; f R-40-16 80 32 16
    oval.inset.filled = s1 E0 0 54 33; f E0 0 40 19
    heart.rectangle = s1 R-52-36 104 72 12; use*70 heart.fill 0 2 0.44
    heart.rectangle.fill = b1 R-52-36 104 72 12; cut*70 heart.fill 0 2 0.44
    square.dotted = b*55|_ O-40-40 1.8; b*55|_ O-24-40 1.8; b*55|_ O-8-40 1.8; b*55|_ O-40-24 1.8; b*55|_ O-40-8 1.8
    rectangle.dock > dock.rectangle
    macwindow = s R-54-42 108 84 12; s~ M-54-20 H54; f~ O-40-31 4; f~ O-28-31 4; f~ O-16-31 4
    macwindow.on.rectangle = s W10 -34 26 -56 26 -56-46 34-46 34-38; s R-34-28 90 70 10; s~*85 M-34-11 H56; f~ O-23-19 3.5; f~ O-12-19 3.5
    macwindow.badge.plus = use macwindow -4 -4 0.9; over _plusbadge 44 34
    _plusbadge = f O0 0 20; s!*80 M-10 0 H10; s!*80 M0-10 V10
    uiwindow.split.2x1 = s R-54-42 108 84 12; s~ M0-42 V42; s*80 M-40-24 H-18; s*80 M18-24 H40
    rectangle.3.group = s R-54-38 42 76 8; s R4-38 50 32 7; s R4 6 50 32 7
    rectangle.2.swap = s R-54-34 44 40 7; s R10-6 44 40 7; s W8 -20 36 -40 36 -40 20; s W8 20-36 40-36 40-20
    square.on.square.dashed = s R-44-44 62 62 11; s W9 34-18 44-18 44-8; s M44 6 V20; s W9 44 34 44 44 34 44; s M20 44 H6; s W9 -8 44 -18 44 -18 34
    square.filled.on.square = s R-44-44 62 62 11; over _square62.fill 13 13
    square.fill.on.circle.fill = b O-12-12 34; over _square62.fill 13 13
    square.fill.on.square > square.filled.on.square
    square.2.layers.3d > square.2.stack.3d
    square.stack.3d.forward.dottedline > square.stack.3d.up
    square.3.layers.3d.down.left > square.3.layers.3d
    squares.below.rectangle = s R-48-42 96 48 8; s R-48 20 26 22 4; s R-13 20 26 22 4; s R22 20 26 22 4
    squares.leading.rectangle = s R-54-40 24 22 4; s R-54-11 24 22 4; s R-54 18 24 22 4; s R-14-40 68 80 9
    square.split.bottomrightquarter [108 103] = s R-40-40 80 80 13; s~ W4 0 40 0 0 40 0
    squareshape = s R-38-38 76 76 3
    squareshape.split.2x2 = s R-38-38 76 76 3; s~ M0-38 V38; s~ M-38 0 H38
    squareshape.split.3x3 = s R-40-40 80 80 3; s~| M14-40 V40; s~_ M-40 14 H40
    circle.grid.cross = s_ O0-30 13; s| O-30 0 13; f O0 0 7
    circle.grid.hex = s O0 0 11; s@6 O0-32 11
    circle.hexagongrid > circle.grid.hex
    circles.hexagongrid = f O0 0 8; f@6 O0-22 8; f@6 O0-43 8; f@6 O19-33 8
    circlebadge = s O0 0 19
    circlebadge.2 = s O-16 0 19; over _circle19 16 0
    _circle19 = s O0 0 19
    circle.bottomthird.split [115.6 111] = s O0 0 46; s~ M-43 16 H43
    circle.and.line.horizontal = s O0 0 30; s M-54 0 H-30; s M30 0 H54
    cube.box > shippingbox
    cube.box.fill > shippingbox.fill
    cube.transparent = s P5 0-50 44-25 44 25 0 50 -44 25 -44-25; s*75 W2 -44-25 0 0 44-25; s*75 M0 0 V50; s*75 W1 -44 25 0 0 44 25; s*75 M0 0 V-50
    cylinder.split.1x2 = s M-40-34 C-40-54 40-54 40-34 V34 C40 54-40 54-40 34 Z; s~ M-40-34 C-40-14 40-14 40-34; s~ M-40 0 C-40 20 40 20 40 0
    flowchart = s R-50-42 40 26 5; s R10-13 40 26 5; s R-50 16 40 26 5; s W6 -10-29 14-29 14-13; s W6 -10 29 14 29 14 13
    shield.checkered = use1 shield; f M0-47 C-11-42-24-37-37-34 V0 H0 Z; f M0 0 H37 C37 24 20 40 0 48 Z
    torus = s E0 0 50 32; s E0-4 20 9
    app.connected.to.app.below.fill = b R-20-46 40 34 9; b R-20 12 40 34 9; s M0-12 V12
    trapezoid.and.line.vertical = s P5 -8-30 -8 30 -50 40 -50-40; s M0-48 V48; s P5 8-30 8 30 50 40 50-40
    checkerboard.shield > shield.checkered
    """
}
