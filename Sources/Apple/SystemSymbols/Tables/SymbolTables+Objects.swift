extension SymbolTables {
  /// Household objects and tools.
  static let objects: StaticString = """
    house [132 112] {0.52 0 -1} = s W5 -51 0 0-43 51 0; s W9 -36-8 -36 42 36 42 36-8; s W3 -11 42 -11 14 11 14 11 42; s W2 24-30 24-40 36-40 36-16
    house.fill [132 112] {0.52 0 -1} = s W5 -51 0 0-43 51 0; b P8 0-29/4 36 4/2 36 42 13 42/1 13 14/1 -13 14/1 -13 42/1 -36 42 -36 4/2; f P1 22-36 38-36 38-8 22-22
    music.note.house = s W5 -51 0 0-43 51 0; s W9 -36-8 -36 42 36 42 36-8; use music.note 2 14 0.44
    building = s R-34-48 68 96 9; s*85| M13-28 V-24; s*85| M13-6 V-2; s W2 -11 48 -11 22 11 22 11 48
    building.2 = s R-50-48 54 96 8; s W8 4-16 50-16 50 48 4 48; s*75 M-34-30 H-32; s*75 M-14-30 H-12; s*75 M-34-12 H-32; s*75 M-14-12 H-12; s*75 M-34 6 H-32; s*75 M-14 6 H-12; s*75 M26 4 H28; s*75 M26 22 H28; s*85 M-23 48 V28
    building.2.fill = b R-50-48 50 96 8; b P7 12-14/2 50-14 50 48 12 48/2; s!*75 M-37-30 H-35; s!*75 M-15-30 H-13; s!*75 M-37-12 H-35; s!*75 M-15-12 H-13; s!*75 M-37 6 H-35; s!*75 M-15 6 H-13; s!*75 M30 4 H32; s!*75 M30 22 H32; s! M-25 56 V30
    building.fill = b R-34-48 68 96 9; s!*85| M13-28 V-24; s!*85| M13-6 V-2; f! P1 -9 56 -9 20 9 20 9 56
    building.columns = s P4 0-48/6 46-24 46-14 -46-14 -46-24; s M-32-12 V28; s M-11-12 V28; s M11-12 V28; s M32-12 V28; s M-40 30 H40; s M-48 44 H48
    building.columns.fill = b P4 0-48/6 46-24 46-16 -46-16 -46-24; s*120 M-32-4 V26; s*120 M-11-4 V26; s*120 M11-4 V26; s*120 M32-4 V26; s*120 M-46 42 H46
    storefront = s P6 -38-44 38-44 50-14/3 -50-14/3; s M-50-14 C-50 6-17 6-17-14; s M-17-14 C-17 6 17 6 17-14; s M17-14 C17 6 50 6 50-14; s W8 -42 4 -42 44 42 44 42 4; s W2 4 44 4 20 26 20 26 44
    lock {0.54 0 0} = s R-32-10 64 54 11; s M-20-10 V-26 a0-26 20 180 360 V-10
    lock.fill {0.54 0 0} = b R-32-10 64 54 11; s M-20-10 V-26 a0-26 20 180 360 V-10
    lock.open = s R-46-10 64 54 11; s M6-10 V-26 a26-26 20 180 360 V-14
    lock.open.fill = b R-46-10 64 54 11; s M6-10 V-26 a26-26 20 180 360 V-14
    lock.shield {0.5 0 0} = use shield; use lock.fill 0-3 0.5
    lock.shield.fill {0.5 0 0} = use1 shield.fill; cut lock.fill 0-3 0.5
    lock.rotation = use lock.fill 0 4 0.46; s A0 4 42 -60 250 L2-36; s W1 -8-52 8-36 -6-22
    lock.doc = use doc; use lock.fill 0 14 0.4
    lock.doc.fill = use1 doc.fill; cut lock.fill 0 12 0.42
    lock.icloud = use icloud; use lock.fill 0 6 0.42
    lock.display = use display; use lock.fill 0-10 0.4
    lock.iphone = use iphone; use lock.fill 0 0 0.42
    lock.rectangle = use rectangle; use lock.fill 0 0 0.48
    key = s O0-27 24; f O0-35 6.5; s W3 -7-4 -7 40 0 48 10 38 5 30 11 22 6 14 7-4
    key.fill = b O0-27 24; f! O0-35 7; b P2 -7-4 -7 40 0 48 10 38 5 30 11 22 6 14 7-4
    key.horizontal.fill = use key.fill 0 0 1 -90
    house.and.flag.fill = use house.fill -8 4 0.86; s M30-48 V-20; s W1 30-46 48-40 30-32
    music.note.house.fill = use1 _house.fill; cut*80 music.note 2 16 0.46
    _house.fill = s W5 -51 0 0-43 51 0; b P8 0-29/4 36 4/2 36 42 -36 42 -36 4/2
    key.horizontal = s^ O-27 0 24; f O-35 0 6.5; s W3 -4-7 40-7 48 0 38 10 30 5 22 11 14 6 -4 7
    lightbulb = s M-15 24 C-15 10-31 4-31-18 C-31-36-17-49 0-49 C17-49 31-36 31-18 C31 4 15 10 15 24 Z; s*85 M-13 37 H13; s*85 M-7 49 H7
    lightbulb.max = use lightbulb 0 4 0.8; s*85 M-48-12 H-40; s*85 M48-12 H40; s*85| M36-44 L31-38
    lamp.desk = s M-32 46 H14; s M-10 46 L-28 4 L6-26; s P4 -2-40 24-48 44-22 18-2
    lamp.table = s P4 -18-46 18-46 34 2 -34 2; s M0 2 V46; s M-20 46 H20
    fanblades = s^ O0 0 9; s@3 M0-9 C-16-20-20-48-2-48 C18-48 18-26 7-6 Z
    bed.double = s M-52 40 V10 C-52-2-46-8-36-8 H36 C46-8 52-2 52 10 V40; s M-52 24 H52; s W10 -42-8 -42-38 42-38 42-8; s*85 R-30-22 26 14 5; s*85 R4-22 26 14 5
    bed.double.fill = b P12 -52-8 52-8 52 22/2 -52 22/2; s M-52 22 V40; s M52 22 V40; b P9 -42-20/3 -42-40 42-40 42-20/3; s!*90 M-60-14 H60; b R-31-27 25 8 4; f! R-33-28 28 13 4; f! R5-28 28 13 4
    sofa = s W10 -38-8 -38-36 38-36 38-8; s P8 -54-8/10 -36-8/10 -36 12/4 36 12/4 36-8/10 54-8/10 54 34 -54 34; s| M40 34 V44
    chair = s W6 -24-46 -24 10 24 10 24-46; s M-24-28 H24; s| M24 10 V46; s M-24-46 H24
    table.furniture = s M-52-18 H52; s| M40-18 V38; s| M22-18 V0; s M-22 0 H22
    door.left.hand.open = s R-32-48 64 96 4; s P3 -32-48 8-36 8 54 -32 48; f O-2 6 4.5; s M-48 48 H48
    door.left.hand.closed = s R-30-48 60 96 5; f O16 4 4.5; s M-48 48 H48
    window.vertical.closed = s R-36-46 72 92 5; s M0-46 V46; s M-36 0 H36
    curtains.closed = s M-50-46 H50; s R-42-46 40 90 4; s R2-46 40 90 4
    stove = s R-42-48 84 96 8; s M-42-22 H42; f O-24-35 5; f O0-35 5; f O24-35 5; s R-24-6 48 36 5
    refrigerator = s R-34-50 68 96 10; s M-34-12 H34; s M-18-34 V-26; s M-18 2 V16
    washer = s R-42-46 84 92 9; s O0 10 24; s M-42-26 H42; f O-26-36 4.5
    dishwasher = s R-42-46 84 92 9; s M-42-22 H42; f O-24-34 4.5; f O-8-34 4.5; s*85 A0 14 22 0 180; s*85 M-22 14 H22
    sink = s M-50 10 H50; s W14 -40 10 -34 42 34 42 40 10; s W12 -6 0 -6-42 22-42 22-26
    bathtub = s P10 -50 4/3 50 4/3 44 36/14 -44 36/14; s W10 -38 4 -38-42 -14-42 -14-32; s| M30 36 V46
    shower = s W12 -40 48 -40-42 14-42 14-26; s M-6-24 H34; f O2-8 4; f O14-8 4; f O26-8 4; f O-2 8 4; f O14 8 4; f O30 8 4; f O-6 24 4; f O14 24 4; f O34 24 4
    toilet = s W6 -28-46 -10-46 -10-4 -28-4 -28-46; s M-28-4 H38 C38 18 20 28 6 28 L10 46 H-20 L-16 26 C-24 20-28 8-28-4 Z
    spigot = s W10 -44-18 18-18 34-4 34 16; s W8 -44 10 2 10 12 20 12 30; s M-18-18 V-38; s M-34-40 H-2
    gift = s R-46-22 92 22 6; s W8 -38 0 -38 46 38 46 38 0; s~ M0-22 V46; s M0-22 C-8-44-22-50-30-42 C-38-32-24-22 0-22; s M0-22 C8-44 22-50 30-42 C38-32 24-22 0-22
    gift.fill = b R-46-22 92 18 5; b P6 -38 6/0 38 6/0 38 46 -38 46; s! M-56 0 H56; s! M0-18 V60; s M0-24 C-8-44-22-50-30-42 C-38-32-24-24 0-24; s M0-24 C8-44 22-50 30-42 C38-32 24-24 0-24
    tag {0.54 0 0} = s P8 -46-44/10 0-44/7 48 4/9 6 46/9 -46 2/7; f~ O-25-23 7
    ticket = s M-42-34 H42 Q52-34 52-24 V-13 C38-13 38 13 52 13 V24 Q52 34 42 34 H-42 Q-52 34-52 24 V13 C-38 13-38-13-52-13 V-24 Q-52-34-42-34 Z; s~*85 M17-34 V-26; s~*85 M17-12 V-4; s~*85 M17 10 V18; s~*85 M17 30 V34
    flag = s M-34-46 V48; s M-34-41 C-16-48-8-46 4-40 C14-35 24-36 36-42 V10 C24 16 14 17 4 12 C-8 6-16 4-34 11
    flag.fill = s M-34-46 V48; b M-34-41 C-16-48-8-46 4-40 C14-35 24-36 36-42 V10 C24 16 14 17 4 12 C-8 6-16 4-34 11 Z
    flag.checkered = s M-34-46 V48; s M-34-41 C-16-48-8-46 4-40 C14-35 24-36 36-42 V10 C24 16 14 17 4 12 C-8 6-16 4-34 11; f P0 -34-38 -16-44 -16-18 -34-14; f P0 4-40 20-36 20-12 4-14; f P0 -16-18 4-14 4 12 -16 6; f P0 20-12 36-16 36 10 20 15
    flag.2.crossed = s M-14 46 L28-40; s M14 46 L-28-40; s P4 28-40 52-30 40-6 16-16; s P4 -28-40 -52-30 -40-6 -16-16
    pin = s P6 -20-50/5 20-50/5 18-36/2 14-20 17-8/5 34 12/6 -34 12/6 -17-8/5 -14-20 -18-36/2; s M0 12 V50
    pin.circle [115.6 111] = s1 O0 0 46; use pin.fill 0 0 0.54
    mappin = b O0-30 17; s M0-12 V48
    mappin.circle [115.6 111] = s1 O0 0 46; f O0-14 13; s M0-4 V28
    mappin.circle.fill [115.6 111] = b1 O0 0 46; f- O0-14 13; s- M0-4 V28
    mappin.and.ellipse = b O0-30 17; s M0-12 V30; s1 M-18 22 C-36 25-46 30-46 36 C-46 44-24 50 0 50 C24 50 46 44 46 36 C46 30 36 25 18 22
    mappin.slash = b O0-30 17; s M0-12 V48; s!=7 M-38-42 L38 38; s M-38-42 L38 38
    map [132 113.4] {0.52 0 0} = s P5 -52-32 -18-44 18-32 52-44 52 32 18 44 -18 32 -52 44; s~ M-18-44 V32; s~ M18-32 V44
    map.fill [132 113.4] {0.52 0 0} = b P5 -52-32 -18-44 18-32 52-44 52 32 18 44 -18 32 -52 44; s!*80 M-18-52 V44; s!*80 M18-44 V52
    location {0.52 -3 3} = s P5 42-44/6 -46-6/5 -6 4/3 4 44/5
    location.north = s P6 0-48 36 44 0 28/4 -36 44
    location.north.line = s P6 0-48 34 34 0 18/4 -34 34; s M-34 50 H34
    location.viewfinder = s|_ W13 -44-24 -44-44 -24-44; use location.fill 0 0 0.5
    location.magnifyingglass = use magnifyingglass; use location.fill -11-6 0.34
    scope = s O0 0 38; s@4 M0-24 V-50
    compass.drawing = f O0-40 7; s M-3-36 L-30 44; s M3-36 L30 44; s A0 0 34 45 135
    binoculars = s P8 -44 4/14 -34-34/8 -14-34/8 -8 0 -8 40/10 -48 40/10; s P8 44 4/14 34-34/8 14-34/8 8 0 8 40/10 48 40/10; s M-8-12 H8; s M-8 14 H8
    trophy = s M-26-46 H26 V-16 C26 2 14 12 0 12 C-14 12-26 2-26-16 Z; s W10 -26-38 -46-38 -44-8 -22-4; s W10 26-38 46-38 44-8 22-4; s M0 12 V30; s P4 -20 46 20 46 14 30 -14 30
    medal = s O0 16 28; s P3 -36-48 -10-48 2-16 -18-10; s P3 36-48 10-48 -2-16 18-10; use star.fill 0 16 0.3
    rosette = s N8 0-12 36 30 6 0; s^ O0-12 16; s W2 -18 18 -24 48 0 36 24 48 18 18
    crown = s P4 -48 30 -48-30 -22-4/2 0-42 22-4/2 48-30 48 30; s~ M-48 14 H48
    graduationcap = s P4 0-38 56-12 0 14 -56-12; s W10 -32 2 -32 26 0 38 32 26 32 2; s M50-8 V26
    briefcase = s R-50-24 100 66 11; s W8 -19-24 -19-42 19-42 19-24; s~ M-50 6 H50; s~ M0 0 V12
    case > briefcase
    suitcase = s R-50-24 100 66 11; s W8 -19-24 -19-42 19-42 19-24; s~| M30-24 V42
    suitcase.rolling = s R-30-22 60 60 9; s W6 -12-22 -12-48 12-48 12-22; s| M18 38 V48; s~| M12-10 V26
    backpack = s M-34 44 V-10 C-34-34-18-44 0-44 C18-44 34-34 34-10 V44 Z; s~ R-20 8 40 24 6; s W8 -12-42 -12-54 12-54 12-42; s~ M-16-16 H16
    cup.and.saucer = s M-38-34 H30 V-2 C30 18 18 28-4 28 C-26 28-38 18-38-2 Z; s M30-24 C46-28 54-20 50-8 C46 4 38 8 28 8; s M-46 42 H38
    mug = s P9 -36-40 26-40 26 40/14 -36 40/14; s W12 26-20 48-20 48 16 26 20
    wineglass = s M-22-48 H22 C26-20 26 2 0 4 C-26 2-26-20-22-48 Z; s M0 4 V46; s M-18 47 H18; s~ M-23-22 H23
    takeoutbag.and.cup.and.straw = s P6 -50-22 -2-22 -2 44 -50 44; s W6 -38-22 -38-38 -14-38 -14-22; s P5 14-16 46-16 42 44 18 44; s M10-16 H50; s M32-16 L36-42
    fork.knife = s M-26-46 V46; s W12 -42-46 -42-8 -10-8 -10-46; s M20 46 V-46 C38-40 40-10 38 8 H22
    fork.knife.circle [115.6 111] = s1 O0 0 46; use*80 fork.knife 0 0 0.54
    birthday.cake = s W8 -46 42 -46 4 46 4 46 42; s M-52 43 H52; s M-46 20 C-34 32-28 20-15 26 C-4 30 4 30 15 26 C28 20 34 32 46 20; s M-22 4 V-16; s M0 4 V-16; s M22 4 V-16; f O-22-30 5.5; f O0-30 5.5; f O22-30 5.5
    carrot = s M-40 44 C-44 36-30-4-8-12 C6-18 20-4 14 10 C8 26-30 48-40 44 Z; s M10-14 L28-46; s M16-8 L46-28
    popcorn = s P4 -36-8 36-8 26 46 -26 46; s| M14-8 L10 46; s A-22-18 16 120 300; s A0-28 18 190 350; s A22-18 16 240 420
    umbrella = s M-48-2 C-44-30-22-42 0-42 C22-42 44-30 48-2 C38-10 26-10 17-2 C10-10-10-10-17-2 C-26-10-38-10-48-2 Z; s M0-42 V-50; s M0-8 V32 C0 52-24 52-24 34
    umbrella.fill = b M-48-2 C-44-30-22-42 0-42 C22-42 44-30 48-2 C38-10 26-10 17-2 C10-10-10-10-17-2 C-26-10-38-10-48-2 Z; s M0-42 V-50; s M0-4 V32 C0 52-24 52-24 34
    eyeglasses = s^ O-32 6 20; s^ O32 6 20; s A0 4 12 200 340; s M-52 2 L-44-26; s M52 2 L44-26
    sunglasses = b P10 -54-12/4 -10-12/4 -14 18 -46 20; b P10 54-12/4 10-12/4 14 18 46 20; s M-54-14 H54
    theatermasks = s M-52-38 C-34-32-22-32-4-38 C-2-4-10 18-28 22 C-46 18-54-4-52-38 Z; over _mask 22 12
    _mask = s M-28-30 C-12-24 12-24 28-30 C30 4 20 26 0 30 C-20 26-30 4-28-30 Z; f| O10-6 4.5; s A0 6 12 20 160
    puzzlepiece = s M-40-22 H-14 C-26-46 14-46 2-22 H28 V4 C52-8 52 32 28 20 V46 H2 C10 30-22 30-14 46 H-40 V20 C-18 28-18-4-40 4 Z D4 0
    puzzlepiece.extension > puzzlepiece
    dice = s P8 -46-12 -10-12 -10 44 -46 44; s R-6-44 52 52 9; f O10-28 5; f O30-8 5; f O-28 16 5
    die.face.1 = s R-40-40 80 80 13; f~ O0 0 8
    die.face.2 = s R-40-40 80 80 13; f~ O-18 18 8; f~ O18-18 8
    die.face.3 = s R-40-40 80 80 13; f~ O-20 20 8; f~ O0 0 8; f~ O20-20 8
    die.face.4 = s R-40-40 80 80 13; f~|_ O18 18 8
    die.face.5 = s R-40-40 80 80 13; f~|_ O20 20 8; f~ O0 0 8
    die.face.6 = s R-40-40 80 80 13; f~|_ O17 22 8; f~| O17 0 8
    balloon = s E0-16 28 34; s P2 0 18 6 26 -6 26; s M0 26 C-10 36 8 42 0 52
    balloon.2 = use balloon -20 0 0.9; use balloon 22 0 0.8
    party.popper = s P5 -44 46 -22-14/6 16 24/6; s M0-22 C4-38-6-44-12-48; s M22 0 C36-6 44 4 50 8; s*85 M14-12 C26-24 32-30 34-46; f O14-40 5; f O46-18 5; f O40 32 5
    tshirt = s P6 -18-44/3 -52-26 -42-2 -28-8/3 -28 44 28 44 28-8/3 42-2 52-26 18-44/3 6-36/10 -6-36/10
    shoe = s P8 -50-30/4 -26-24 -10-12 10-4 46 6 52 28 -50 28; s~ M-50 16 H52
    bag = s P10 -38-26/8 38-26/8 42 46 -42 46; s M-18-12 V-30 a0-30 18 180 360 V-12
    bag.fill = b P10 -38-26/8 38-26/8 42 46 -42 46; s!*80 M-15-34 V-10; s!*80 M15-34 V-10; s M-18-26 V-32 a0-32 18 180 360 V-26; s! M-18-12 V-24; s! M18-12 V-24
    handbag = s P12 -44-12 44-12 48 44 -48 44; s A0-12 24 180 360
    basket = s P9 -52-10/4 52-10/4 40 40 -40 40; s M-26-10 L-8-44; s M26-10 L8-44; s~*85 M0 4 V26; s~*85| M19 4 L17 26
    cart {0.54 -2 0 85} = s W5 -54-40 -38-40 -22 18 36 18; s P7 -33-24/2 48-24 38 2 -26 2/4; f O-16 35 7.5; f O30 35 7.5
    cart.fill {0.54 -2 0 85} = s W5 -54-40 -38-40 -22 18 36 18; b P7 -33-24/2 48-24 38 2 -26 2/4; f O-16 35 7.5; f O30 35 7.5
    alarm = s O0 2 38; s W2 0-20 0 2 15 11; s M-50-24 C-50-36-42-44-30-46; s M50-24 C50-36 42-44 30-46; s M-28 32 L-36 42; s M28 32 L36 42
    alarm.fill = b O0 2 38; s! W2 0-20 0 2 15 11; s M-50-24 C-50-36-42-44-30-46; s M50-24 C50-36 42-44 30-46; s M-28 32 L-36 42; s M28 32 L36 42
    alarm.waves.left.and.right > alarm
    clock [115.6 109.3] = s1 O0 0 46; s W2 0-27 0 2 -21 2
    _mark.clock = s W2 0-22 0 4 -17 4
    clock.fill [115.6 109.3] = b1 O0 0 46; s- W2 0-27 0 2 -21 2
    clock.arrow.circlepath = s A2 4 40 210 -100 ; s W2 2-18 2 6 20 14; f P2 -52-20 -22-26 -34 6
    clock.arrow.2.circlepath = s@2 A0 0 42 190 330; s@2 W1 24-14 38 2 54-12; s W2 0-20 0 2 15 9
    timer = s A0 0 44 -90 210; s*110 M0 0 L-18-22; f O0 0 7; s M0-44 V-30
    stopwatch = s O0 8 40; s M-10-48 H10; s M0-46 V-34; s M30-30 L36-36; s~ M0 8 V-16
    hourglass = s M-30-48 H30; s M-30 48 H30; s M-24-48 V-34 C-24-16-5-10-5 0 C-5 10-24 16-24 34 V48; s M24-48 V-34 C24-16 5-10 5 0 C5 10 24 16 24 34 V48; f P3 0 16 18 36 18 42 -18 42 -18 36
    hourglass.tophalf.filled = s M-30-48 H30; s M-30 48 H30; s M-24-48 V-34 C-24-16-5-10-5 0 C-5 10-24 16-24 34 V48; s M24-48 V-34 C24-16 5-10 5 0 C5 10 24 16 24 34 V48; f P3 -18-24 18-24 0-4
    gauge = s A0 6 46 145 395; s M0 6 L20-20; f O0 6 8; s*85 M-36 6 H-30; s*85 M36 6 H30; s*85 M0-30 V-24
    gauge.medium > gauge
    gauge.with.dots.needle.67percent > gauge
    gauge.with.needle > gauge
    gauge.with.dots.needle.bottom.50percent > gauge
    speedometer > gauge
    metronome = s P6 -14-46 14-46 34 46 -34 46; s M-30 26 H30; s M0 26 L30-34
    tuningfork = s M0 8 V48; s W12 -18-48 -18 6 18 6 18-48
    scalemass = s P8 -34-14 34-14 44 44 -44 44; s O0-30 14
    thermometer.medium = s M-12 12 V-36 a0-36 12 180 360 V12 C20 17 24 24 24 30 a0 30 24 0 180 C-24 24-20 17-12 12 Z; f O0 30 13; s M0 30 V-10
    thermometer > thermometer.medium
    thermometer.low = s M-12 12 V-36 a0-36 12 180 360 V12 C20 17 24 24 24 30 a0 30 24 0 180 C-24 24-20 17-12 12 Z; f O0 30 13; s M0 30 V10
    thermometer.high = s M-12 12 V-36 a0-36 12 180 360 V12 C20 17 24 24 24 30 a0 30 24 0 180 C-24 24-20 17-12 12 Z; f O0 30 13; s M0 30 V-32
    thermometer.sun = use thermometer.medium 22 0 0.9; s A-16-14 18 90 330; s*85 M-16-46 V-40; s*85 M-48-14 H-42; s*85 M-38-36 L-34-32; s*85 M-38 8 L-34 4
    thermometer.snowflake = use thermometer.medium 22 0 0.9; use*60 snowflake -22-12 0.56
    lanyardcard = s R-34-22 68 68 9; s W4 -18-50 0-28 18-50; s M-8-10 H8; f O0 12 9; f M-18 36 C-16 26-8 24 0 24 C8 24 16 26 18 36 Z
    lanyardcard.fill = b R-34-22 68 68 9; s W4 -18-50 0-28 18-50; s! M-8-10 H8; f! O0 11 9; f! M-18 36 C-16 26-8 23 0 23 C8 23 16 26 18 36 Z
    wallet.pass = s R-38-48 76 96 12; s~ M-38-20 H38; s~ W8 -38 6 -14 6 -6 20 6 20 14 6 38 6
    wallet.bifold = s P10 -50-24 44-24 44 40 -50 40; s W8 -50-24 -50-40 30-40 30-24; s~ W7 44-4 20-4 20 20 44 20
    barcode = s*95 M-48-36 V36; s*50 M-33-36 V36; s*50 M-21-36 V36; s*115 M-5-36 V36; s*50 M11-36 V36; s*95 M25-36 V36; s*50 M37-36 V36; s*80 M49-36 V36
    barcode.viewfinder = s|_ W12 -50-22 -50-42 -30-42; s*90 M-30-18 V18; s*60 M-18-18 V18; s*110 M-6-18 V18; s*60 M6-18 V18; s*60 M16-18 V18; s*100 M29-18 V18
    qrcode = s R-42-42 32 32 5; s R10-42 32 32 5; s R-42 10 32 32 5; f R-31-31 10 10 2; f R21-31 10 10 2; f R-31 21 10 10 2; f R8 8 10 10 1; f R22 22 10 10 1; f R36 8 10 10 1; f R36 36 10 10 1; f R8 36 10 10 1
    qrcode.viewfinder = s|_ W12 -50-28 -50-48 -30-48; use*70 qrcode 0 0 0.6
    bag.circle [115.6 111] = s1 O0 0 46; use bag.fill 0-2 0.52
    gyroscope = s O0 0 44; s E0 0 16 44; s E0 0 44 16
    powerplug = s| M16-48 V-22; s P10 -34-22/4 34-22/4 30 14 10 26 -10 26 -30 14; s M0 26 V48
    light.beacon.max = s P8 -24 24/2 -20-20 20-20 24 24/2; s M-34 38 H34; s M0-50 V-38; s|*100 M44-30 L36-24
    sensor = s R-40-40 80 80 14; s A-22 22 18 -90 0; s A-22 22 36 -90 0
    shippingbox.fill = b P5 0-50 48-24 48 26 0 50 -48 26 -48-24; s!*80 W2 -56-28 0 2 56-28; s!*80 M0 2 V60; s!*80 M-25-36 L24-11
    trash.circle [115.6 111] = s1 O0 0 46; use*75 trash 0 0 0.52
    trash.circle.fill [115.6 111] = b1 O0 0 46; cut*75 trash 0 0 0.52
    trash.square = s1 R-40-40 80 80 13; use*75 trash 0 0 0.5
    xmark.bin = s W8 -42-44 -34 46 34 46 42-44; s M-48-44 H48; use xmark 0 2 0.42
    globe.desk = s O0-12 32; s A0-12 46 -45 120; s M0 34 V46; s M-20 46 H20
    checkerboard.rectangle = s R-50-38 100 76 8; f R-50-38 25 19 1; f R0-38 25 19 1; f R-25-19 25 19 1; f R25-19 25 19 1; f R-50 0 25 19 1; f R0 0 25 19 1; f R-25 19 25 19 1; f R25 19 25 19 1
    flag.and.flag.filled.crossed > flag.2.crossed
    music.house > music.note.house
    house.lodge = s W3 -50-2 0-40 50-2; s W8 -36-8 -36 42 36 42 36-8; s M-36 12 H36; s W2 -10 42 -10 22 10 22 10 42; s M22-26 V-44
    door.right.hand.open = s R-32-48 64 96 4; s P3 32-48 -8-36 -8 54 32 48; f O2 6 4.5; s M-48 48 H48
    door.right.hand.closed = s R-30-48 60 96 5; f O-16 4 4.5; s M-48 48 H48
    door.garage.closed = s W4 -44 44 -44-30 0-46 44-30 44 44; s W2 -30 44 -30-14 30-14 30 44; s*85 M-30 4 H30; s*85 M-30 22 H30
    lamp.floor = s P4 -16-48 16-48 28-14 -28-14; s M0-14 V44; s M-18 46 H18
    lamp.ceiling = s M0-50 V-22; s P6 -12-22 12-22 40 16 -40 16; s A0 16 12 0 180
    light.min = s O0 6 22; b_ O0-34 1; b| O28-22 1; b| O38 6 1
    lightbulb.2 = use*90 lightbulb 24 0 0.8; over*90 lightbulb -22 0 0.8
    lightbulb.led = s M-15 24 C-15 10-31 4-31-18 C-31-36-17-49 0-49 C17-49 31-36 31-18 C31 4 15 10 15 24 Z; s*85 M-13 37 H13; s*85 M-7 49 H7; s*80 W2 -8 24 -8 0 8 0 8 24
    lightswitch.off = s R-32-46 64 92 12; s R-13-26 26 52 6; s~ M-13 0 H13
    lock.rotation.open > lock.open.rotation
    lock.open.rotation = use*80 lock.open.fill 4 4 0.44; s A0 4 42 -60 250 L2-36; s W1 -8-52 8-36 -6-22
    lock.laptopcomputer = use laptopcomputer; use*75 lock.fill 0-10 0.36
    lock.desktopcomputer = use desktopcomputer; use*75 lock.fill 0-18 0.34
    lock.open.iphone = use iphone; use*75 lock.open.fill 0 0 0.42
    lock.open.display = use display; use*75 lock.open.fill 2-8 0.38
    lock.ipad = use ipad; use*75 lock.fill 0-4 0.44
    lock.rectangle.stack = use rectangle.stack; use*75 lock.fill 0 12 0.36
    lock.square.stack = use square.stack; use*75 lock.fill 0 12 0.4
    exclamationmark.lock = use lock -8 0; use _in.exclamationmark 42 0 1.1
    key.radiowaves.forward = use key -18 0; s A-10-26 28 -40 40; s A-10-26 46 -40 40
    fireplace = s R-48-46 96 92 6; s W5 -26 46 -26-14 26-14 26 46; s M-48-28 H48; use*50 flame.fill 0 24 0.36
    firewall = s R-50-38 100 76 6; s~*85 M-50-13 H50; s~*85 M-50 12 H50; s~*85 M-16-38 V-13; s~*85 M20-38 V-13; s~*85 M2-13 V12; s~*85 M-32-13 V12; s~*85 M34-13 V12; s~*85 M-16 12 V38; s~*85 M20 12 V38
    frying.pan = s O-16 0 36; s*130 M20 0 H54; s^*80 O-16 0 22
    oven = s R-42-46 84 92 9; s M-42-22 H42; f O-26-34 5; f O-8-34 5; s R-26-6 52 40 6; s*80 M-14-14 H14
    microwave = s R-54-34 108 68 8; s R-42-22 62 44 4; f O38-16 5; f O38 0 5; f O38 16 5
    cooktop = s R-50-40 100 80 10; s O-24-16 12; s O24-16 12; s O-24 18 9; s O24 18 9
    dryer = s R-42-46 84 92 9; s^ O0 10 24; s M-42-26 H42; f O-26-36 4.5; s*80 M-12 4 C-6-2-2 10 4 4 C8 0 10 2 14 6; s*80 M-12 18 C-6 12-2 24 4 18 C8 14 10 16 14 20
    fan.desk = s O0-12 34; use*85 fanblades 0-12 0.56; s M0 22 V40; s M-22 44 H22
    fan.floor > fan.desk
    fan.ceiling = s M0-50 V-24; s M-54-16 H54; s R-14-24 28 20 6
    humidifier = s P12 -30-6 30-6 34 46 -34 46; s W3 -12-6 -6-18 6-18 12-6; s*85 M0-28 C-8-36 8-42 0-50; s*85 M-18-28 C-26-36-12-42-18-50; s*85 M18-28 C10-36 26-42 18-50
    air.purifier = s R-30-48 60 96 12; s*80 M-16-28 H16; s*80 M-16-12 H16; f O0 24 6
    heater.vertical = s R-32-44 64 80 8; s~*85| M12-26 V18; s~*85 M0-26 V18; s| M20 36 V46
    air.conditioner.horizontal = s R-54-34 108 38 8; s~*85 M-36-8 H36; s M-30 16 V36; s M0 16 V42; s M30 16 V36
    blinds.horizontal.closed = s M-48-44 H48; s*85 R-40-44 80 84 3; s*75 M-40-24 H40; s*75 M-40-8 H40; s*75 M-40 8 H40; s*75 M-40 24 H40
    curtains.open = s M-50-46 H50; s W4 -42-46 -42 44 -20 44 -26 4 -12-46; s W4 42-46 42 44 20 44 26 4 12-46
    hourglass.bottomhalf.fill > hourglass.bottomhalf.filled
    hourglass.tophalf.fill > hourglass.tophalf.filled
    gauge.low = s A0 6 46 145 395; s M0 6 L-20-20; b O0 6 4; s*85 M-36 6 H-30; s*85 M36 6 H30; s*85 M0-30 V-24
    gauge.high = s A0 6 46 145 395; s M0 6 L32-2; b O0 6 4; s*85 M-36 6 H-30; s*85 M0-30 V-24
    gauge.with.dots.needle.0percent > gauge.low
    gauge.with.dots.needle.33percent > gauge.low
    gauge.with.dots.needle.50percent > gauge
    gauge.with.dots.needle.100percent > gauge.high
    gauge.open.with.lines.needle.33percent > gauge.low
    dial.low = s O0 8 26; s M0 8 L-16 20; b O-40 32 1; b O-46-2 1; b O-28-32 1; b O0-44 1; b O28-32 1; b O46-2 1; b O40 32 1
    dial.medium = s O0 8 26; s M0 8 V-12; b O-40 32 1; b O-46-2 1; b O-28-32 1; b O0-44 1; b O28-32 1; b O46-2 1; b O40 32 1
    dial.high = s O0 8 26; s M0 8 L16 20; b O-40 32 1; b O-46-2 1; b O-28-32 1; b O0-44 1; b O28-32 1; b O46-2 1; b O40 32 1
    dial > dial.medium
    dial.min > dial.low
    dial.max > dial.high
    deskclock = s O0-4 38; s W2 0-24 0-4 14 6; s| M18 34 L26 46
    lifepreserver = s O0 0 46; s~ O0 0 18; s~@4 M-10-15 L-18-42; s~@4 M10-15 L18-42
    helm = s O0 0 30; s^ O0 0 10; s@8 M0-10 V-50
    teddybear = s O0 8 34; s| O28-28 13; f| O12 2 5; s^ E0 20 13 10; f O0 16 5
    waterbottle = s P9 -22-26 22-26 24 48 -24 48; s R-12-48 24 16 4; s~*85 M-23-4 H23; s~*85 M-23 24 H23
    airtag = s O0 0 46; s~ O0 0 26
    airtag.radiowaves.forward = s O-18 8 32; s~ O-18 8 16; s A-18 8 48 -70 -10; s A-18 8 66 -68 -12
    sensor.tag.radiowaves.forward = s R-46-12 50 50 12; s A-22 14 44 -72 -8; s A-22 14 62 -72 -8
    applepencil = s P5 -8-50/5 8-50/5 8 26/1 0 48/2 -8 26/1 G45 0 0; s*70 M-8-34 H8 G45 0 0
    tent.2 = use*90 tent 20 8 0.72; over*90 tent -18 4 0.84
    wrongwaysign = s O0 0 46; s*140 M-24 0 H24
    bin.xmark > xmark.bin
    bin.xmark.fill > xmark.bin.fill
    timeline.selection = s*85 M-50-20 V20; s*85 M-34-10 V10; s R-18-34 36 68 8; s*85 M34-10 V10; s*85 M50-20 V20; s*85 M0-16 V16
    hourglass.bottomhalf.filled > hourglass
    poweroutlet.type.b = s R-42-42 84 84 14; s| M16-18 V-2; s A0 18 10 180 360 V24 H-10 V18
    """
}
