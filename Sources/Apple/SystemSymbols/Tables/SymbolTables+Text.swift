extension SymbolTables {
  /// Text and its formats.
  static let text: StaticString = """
    textformat {0.56 0 0} = t Aa 0 0 62
    textformat.size = t A -26 8 46; t A 22 0 66
    textformat.size.smaller = t A -14 6 44; s M22-8 L34 8 L46-8
    textformat.size.larger = t A -14 0 62; s M26 8 L38-8 L50 8
    textformat.abc = t abc 0 0 48
    textformat.123 = t 123 0 0 48
    textformat.subscript = t A -16-6 56; t 1 34 26 30
    textformat.superscript = t A -16 6 56; t 1 34-26 30
    abc > textformat.abc
    character = t A 0 0 70
    character.textbox = s|_ W4 -44-26 -44-40 -28-40; t A 0 0 44
    characters.uppercase = t AB 0 0 60
    characters.lowercase = t ab 0 0 60
    bold = t*150 B 0 0 70
    italic = s*95 M-4-35 H26; s*95 M-26 35 H4; s*95 M11-35 L-11 35
    underline = s M-28-42 V-6 C-28 14-16 24 0 24 C16 24 28 14 28-6 V-42; s M-34 44 H34
    strikethrough = t S 0 0 72; s!*110=4 M-46 2 H46; s M-44 2 H44
    bold.italic.underline = t B -36-4 44; s*85 M2-28 H16; s*85 M-14 20 H0; s*85 M9-28 L-7 20; s*85 M28-28 V4 C28 26 52 26 52 4 V-28; s*85 M24 42 H56
    bold.underline = t B 0-8 58; s M-30 42 H30
    text.alignleft = s M-44-33 H44; s M-44-11 H16; s M-44 11 H44; s M-44 33 H16
    text.aligncenter = s M-44-33 H44; s M-28-11 H28; s M-44 11 H44; s M-28 33 H28
    text.alignright = s M-44-33 H44; s M-16-11 H44; s M-44 11 H44; s M-16 33 H44
    text.justify = s M-44-33 H44; s M-44-11 H44; s M-44 11 H44; s M-44 33 H44
    text.justify.left = s M-44-33 H44; s M-44-11 H44; s M-44 11 H44; s M-44 33 H16
    text.justifyleft > text.justify.left
    text.quote = s M-44-33 V33; s M-24-33 H44; s M-24-11 H30; s M-24 11 H44; s M-24 33 H20
    text.append = s M-44-33 H44; s M-44-11 H44; s M-44 11 H10; s M-44 33 H-4; s M32 12 V44; s M16 28 H48
    text.insert = s M-44-38 H44; s M-44 38 H44; s M-14 0 H44; s W1 -44-14 -28 0 -44 14
    text.badge.plus = s M-44-30 H44; s M-44-6 H44; s M-44 18 H4; s M30 12 V44; s M14 28 H46
    text.badge.minus = s M-44-30 H44; s M-44-6 H44; s M-44 18 H4; s M14 28 H46
    text.badge.checkmark = s M-44-30 H44; s M-44-6 H44; s M-44 18 H-6; s W2 8 26 20 40 44 10
    text.badge.xmark = s M-44-30 H44; s M-44-6 H44; s M-44 18 H4; s M16 16 L40 40; s M40 16 L16 40
    text.badge.star = s M-44-30 H44; s M-44-6 H44; s M-44 18 H-4; use star.fill 28 26 0.36
    text.viewfinder [120 107.8] = s|_ W13 -44-20 -44-40 -22-40; s*85 M-22-15 H22; s*85 M-22 0 H22; s*85 M-22 15 H8
    text.cursor = s W8 -16-44 0-44 0 44 -16 44; s M16-44 C6-44 0-40 0-34; s M16 44 C6 44 0 40 0 34; s M-10 0 H10
    text.word.spacing = t A -22-4 44; t B 22-4 44; s M-44 40 H44
    text.line.first.and.arrowtriangle.forward = s M-44 0 H44; s M-44 26 H44; s M-14-26 H44; f P2 -44-38 -26-26 -44-14
    text.redaction = s*130 M-44-26 H0; s M20-26 H44; s M-44 0 H-20; s*130 M0 0 H44; s*130 M-44 26 H10; s M30 26 H44
    increase.indent = s M-46-33 H46; s M-8-11 H46; s M-8 11 H46; s M-46 33 H46; f P2 -46-14 -26 0 -46 14
    decrease.indent = s M-46-33 H46; s M-8-11 H46; s M-8 11 H46; s M-46 33 H46; f P2 -26-14 -46 0 -26 14
    paragraphsign = s M-6 44 V-40 H34; s M16-40 V44; s M-6-40 C-40-40-40 6-6 6
    cursorarrow = s P3 -26-44 -26 28 -9 12/1 6 44 18 38 4 8/1 28 8
    cursorarrow.rays = use cursorarrow 8 8 0.7; s*85 M-16-50 V-40; s*85 M-46-20 H-36; s*85 M-38-42 L-31-35; s*85 M6-42 L1-35
    cursorarrow.click = use cursorarrow 8 10 0.8; s A-12-26 22 150 330
    cursorarrow.motionlines = use cursorarrow 10 0; s*85 M-50-14 H-34; s*85 M-54 4 H-34; s*85 M-50 22 H-34
    filemenu.and.selection = s M-36-34 H36; s M-36-12 H36; s M-36 10 H36; s M-36 32 H36; over cursorarrow 20 18 0.6
    filemenu.and.cursorarrow > filemenu.and.selection
    contextualmenu.and.cursorarrow > filemenu.and.selection
    selection.pin.in.out = s O0 0 30; s M0-46 V-30; s M0 30 V46
    rectangle.and.hand.point.up.left = s W10 -14 34 -50 34 -50-38 50-38 50 6; over hand.point.up.left 18 22 0.62
    character.cursor.ibeam = t A -20 0 60; s M28-40 V40; s M18-42 H38; s M18 42 H38
    terminal = s R-54-42 108 84 12; s~ W2 -36-20 -16-2 -36 16; s~ M-4 18 H22
    apple.terminal > terminal
    curlybraces.square = s1 R-40-40 80 80 13; use curlybraces 0 0 0.5
    rectangle.connected.to.line.below = s R-40-38 80 44 8; s M0 6 V30; s M-46 34 H46
    app.badge = s W18 14-38 -38-38 -38 42 42 42 42-14; f O32-32 15
    app.badge.fill = b P20 -38-38 42-38 42 42 -38 42; f! O32-30 22; f O32-30 15
    app.gift = s1 R-40-40 80 80 22; use gift.fill 0 0 0.5
    envelope.badge = s W11 18-32 -52-32 -52 40 52 40 52 2; s W8 -47-26 0 12 22-4; f O40-26 16
    envelope.badge.fill = b R-52-34 104 74 12; s! W8 -56-28 0 15 56-28; f! O40-26 23; f O40-26 16
    a.magnify = use magnifyingglass; t A -9-8 32
    character.magnify > a.magnify
    a > character
    f.cursive = s M24-40 C10-48 2-38-2-22 L-12 26 C-16 44-26 48-36 40; s M-22-8 H22
    fn = t fn 0 0 50
    textformat.abc.dottedunderline = t abc 0-8 44; b*60 O-36 36 1; b*60 O-18 36 1; b*60 O0 36 1; b*60 O18 36 1; b*60 O36 36 1
    123.rectangle = s1 R-52-36 104 72 12; t 123 0 0 32
    123.rectangle.fill = b1 R-52-36 104 72 12; cut _123
    _123 = t 123 0 0 32
    increase.quotelevel = s M-44-34 V34; s M-26-34 V34; s M-8-30 H44; s M-8-10 H30; s M-8 10 H44; s M-8 30 H20
    alt > option
    cursor.rays > cursorarrow.rays
    cursorarrow.click.2 = use cursorarrow 8 10 0.8; s A-12-26 22 150 330; s A-12-26 36 165 315
    pointer.arrow > cursorarrow
    pointer.arrow.rays > cursorarrow.rays
    pointer.arrow.click > cursorarrow.click
    cursorarrow.and.square.on.square.dashed = use square.dashed 0 0 1; over cursorarrow 26 24 0.6
    command.square = s1 R-40-40 80 80 13; use*85 command 0 0 0.5
    command.circle = s1 O0 0 46; use*85 command 0 0 0.5
    view.2d = t 2D 0 0 54
    view.3d = t 3D 0 0 54
    textformat.characters > textformat.abc
    text.rectangle = s R-52-36 104 72 12; s~*85 M-34-14 H34; s~*85 M-34 2 H34; s~*85 M-34 18 H8
    decrease.quotelevel = s M-44-33 V33; s M-24-33 H44; s M-24-11 H30; s M-24 11 H44; s M-24 33 H20
    """
}
