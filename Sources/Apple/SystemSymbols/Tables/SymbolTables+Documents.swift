extension SymbolTables {
  /// Documents, books, folders, lists.
  static let documents: StaticString = """
    doc {0.54 0 0} = s P6 -34-50/10 6-50/4 34-22/4 34 50/10 -34 50/10; s~ W6 6-48 6-21 32-21
    doc.fill {0.54 0 0} = b P6 -34-50/10 6-50/4 34-22/4 34 50/10 -34 50/10; s!*75 W6 4-62 4-20 46-20
    _doc > doc
    _doc.fill > doc.fill
    document > doc
    document.fill > doc.fill
    doc.text {0.54 0 0} = use doc; s~*85 M-17-2 H17; s~*85 M-17 14 H17; s~*85 M-17 30 H6
    doc.text.fill {0.54 0 0} = use doc.fill; s!*85 M-17-2 H17; s!*85 M-17 14 H17; s!*85 M-17 30 H6
    doc.plaintext = s R-34-50 68 100 10; s~*85 M-17-28 H17; s~*85 M-17-12 H17; s~*85 M-17 4 H17; s~*85 M-17 20 H4
    doc.richtext = s R-34-50 68 100 10; s~*85 M-17 12 H17; s~*85 M-17 28 H4; f~ P3 -18-8 -6-26 4-14 10-20 18-8
    text.document > doc.text
    text.document.fill > doc.text.fill
    doc.append = s P6 -34-36/8 4-36/4 26-14/4 26 46/8 -34 46/8; s W10 -20-46 14-46/4 40-20/4 40 34
    doc.zipper = use doc; s*75 M-14-40 V6; s*75 O-14 14 5
    doc.on.doc = use _doc 15-10 0.78; over _doc -14 12 0.78
    doc.on.clipboard = s W8 -12 36 -40 36 -40-38 30-38 30-22; s R-22-48 34 18 6; over _doc 20 14 0.68
    doc.on.doc.fill = use _doc.fill 15-10 0.78; over _doc.fill -14 12 0.78
    document.on.document > doc.on.doc
    document.on.document.fill > doc.on.doc.fill
    doc.text.magnifyingglass = use doc; s*85 M-17-2 H2; s*85 M-17 14 H-4; over magnifyingglass 22 24 0.52
    doc.viewfinder = s|_ W13 -46-24 -46-48 -24-48; use _doc 0 0 0.6
    doc.text.viewfinder = s|_ W13 -46-24 -46-48 -24-48; use doc.text 0 0 0.64
    arrow.up.doc = use doc; s M0 34 V-2; s M-13 9 L0-5 L13 9
    arrow.down.doc = use doc; s M0-8 V30; s M-13 18 L0 32 L13 18
    arrow.up.doc.fill = use doc.fill; s! M0 34 V-2; s! M-13 9 L0-5 L13 9
    arrow.down.doc.fill = use doc.fill; s! M0-8 V30; s! M-13 18 L0 32 L13 18
    folder {0.52 0 0} = s P9 -52-38 -20-38/6 -10-27/4 52-27 52 40 -52 40; s~ M-52-8 H52
    folder.fill {0.52 0 0} = b W9 -52-14 -52-38 -20-38/6 -10-27/4 52-27 52-14; f P0 -55-22 55-22 55-14 -55-14; b P9 -52-2/2 52-2/2 52 40 -52 40; s!*90 M-62-9 H62
    questionmark.folder = use folder; use*80 _in.questionmark 0 16 0.76
    folder.circle [115.6 111] = s1 O0 0 46; use folder.fill 0 0 0.5
    clipboard = s W9 -16-42 -37-42 -37 50 37 50 37-42 16-42; s P6 -18-34/4 -18-48 18-48 18-34/4
    list.clipboard = use clipboard; s*80 M-2-8 H20; s*80 M-2 10 H20; s*80 M-2 28 H20; f O-18-8 4.5; f O-18 10 4.5; f O-18 28 4.5
    list.bullet.clipboard > list.clipboard
    clipboard.fill = b P9 -37-42 37-42 37 50 -37 50; s! R-18-50 36 18 5; b R-14-47 28 10 3
    list.clipboard.fill = use clipboard.fill; s!*80 M-2-6 H20; s!*80 M-2 11 H20; s!*80 M-2 28 H20; f! O-18-6 5; f! O-18 11 5; f! O-18 28 5
    list.bullet.clipboard.fill > list.clipboard.fill
    checklist = s W2 -48-28 -41-20 -28-38; s*90 M-10-28 H48; s W2 -48 2 -41 10 -28-8; s*90 M-10 2 H48; s W2 -48 32 -41 40 -28 22; s*90 M-10 32 H48
    note = s P9 -42-42 42-42 42 16/3 16 42/3 -42 42; s~ W8 42 16 16 16 16 42
    note.text = use note; s~*85 M-24-20 H24; s~*85 M-24-4 H24; s~*85 M-24 12 H0
    note.text.badge.plus > note.text
    book = s M0-28 C-10-38-36-40-54-34 V34 C-36 28-10 30 0 40 C10 30 36 28 54 34 V-34 C36-40 10-38 0-28 Z; s~ M0-28 V40
    book.pages > book
    book.closed = s W9 36 50 -26 50/12 -38 40/9 -38-38/12 -26-50/12 38-50/7 38 30/5 -26 30/12 -38 40; s~ M36 30 V50
    book.closed.fill = b P9 -38 36/9 -38-50/13 38-50/7 38 26/4 -22 26/10 -38 36; s W6 -38 38 -32 50 36 50/2 36 40
    text.book.closed = use book.closed; s*85 M-18-28 H20; s*85 M-18-12 H8
    text.book.closed.fill = use book.closed.fill; s!*85 M-18-28 H20; s!*85 M-18-12 H8
    character.book.closed = use book.closed; t A 2-10 34
    character.book.closed.fill = use1 book.closed.fill; cut _letterA 0-10 1
    a.book.closed > character.book.closed
    books.vertical = s R-50-40 24 84 6; s R-22-46 24 90 6; s P5 8-38 30-44 50 38 28 44; s~*80 M-50 22 H-26; s~*80 M-22-24 H2
    magazine = s R-38-48 76 96 8; s~ M-24-48 V48; t A 10-14 26; s*80 M-6 14 H26; s*80 M-6 28 H26
    bookmark [106.8 122] {0.54 0 0} = s P9 -31-48 31-48 31 48/4 0 22/4 -31 48/4
    bookmark.square = use square; use bookmark.fill 0 0 0.54
    newspaper = s W10 34 42 -52 42 -52-42 34-42 34 34; s W10 34-12 54-12 54 42 34 42; s~ R-36-26 26 22 2; s~*80 M4-24 H18; s~*80 M4-8 H18; s~*80 M-36 10 H18; s~*80 M-36 26 H18
    newspaper.fill = b P10 -52-42 34-42 34 42/2 -52 42; s! M40-60 V60; b P8 46-10/2 54-10 54 42 40 42/2; s!*80 R-36-26 26 22 2; s!*80 M4-24 H18; s!*80 M4-8 H18; s!*80 M-36 10 H18; s!*80 M-36 26 H18
    menucard = s R-38-48 76 96 10; s*80 M-20-4 H20; s*80 M-20 12 H20; s*80 M-20 28 H20; s*80 M-8-26 H8
    calendar [120 108] {0.56 0 0} = s R-46-42 92 86 13; s M-46-16 H46; f O-24 3 5.5; f O0 3 5.5; f O24 3 5.5; f O-24 24 5.5; f O0 24 5.5
    calendar.circle [115.6 111] = s1 O0 0 46; s R-24-22 48 44 8; s M-24-8 H24; f O-11 4 3.5; f O0 4 3.5; f O11 4 3.5
    calendar.circle.fill [115.6 111] = b1 O0 0 46; s- R-24-22 48 44 8; s- M-24-8 H24; f- O-11 4 3.5; f- O0 4 3.5; f- O11 4 3.5
    calendar.day.timeline.left = s R-46-42 92 86 13; s M-46-16 H46; s*80 M-24-2 V30; s*80 M-10 4 H30; s*80 M-10 20 H30
    list.bullet [124 90] = s M-18-28 H46; s M-18 0 H46; s M-18 28 H46; f1 O-42-28 6.5; f1 O-42 0 6.5; f1 O-42 28 6.5
    list.dash = s M-18-28 H46; s M-18 0 H46; s M-18 28 H46; s1 M-48-28 H-38; s1 M-48 0 H-38; s1 M-48 28 H-38
    list.triangle = s M-18-28 H46; s M-18 0 H46; s M-18 28 H46; f1 P1 -50-36 -36-28 -50-20; f1 P1 -50-8 -36 0 -50 8; f1 P1 -50 20 -36 28 -50 36
    list.number = s M-14-28 H48; s M-14 0 H48; s M-14 28 H48; t 1 -40-28 19; t 2 -40 0 19; t 3 -40 28 19
    list.star = s M-14-28 H48; s M-14 0 H48; s M-14 28 H48; use*30 star.fill -40-28 0.24; use*30 star.fill -40 0 0.24; use*30 star.fill -40 28 0.24
    list.bullet.indent = s M-18-28 H46; s M2 0 H46; s M-18 28 H46; f1 O-42-28 6.5; f1 O-20 0 6.5; f1 O-42 28 6.5
    list.bullet.below.rectangle = s R-46-46 92 38 8; s M-18 12 H46; s M-18 38 H46; f O-40 12 6.5; f O-40 38 6.5
    list.bullet.rectangle [132 100] = s1 R-52-36 104 72 12; s*85 M-14-17 H35; s*85 M-14 0 H35; s*85 M-14 17 H35; f O-33-17 5; f O-33 0 5; f O-33 17 5
    list.bullet.rectangle.fill [132 100] = b1 R-52-36 104 72 12; s-*85 M-14-17 H35; s-*85 M-14 0 H35; s-*85 M-14 17 H35; f- O-33-17 5; f- O-33 0 5; f- O-33 17 5
    list.bullet.rectangle.portrait = s1 R-38-50 76 100 12; s*85 M-6-22 H22; s*85 M-6 0 H22; s*85 M-6 22 H22; f O-22-22 5; f O-22 0 5; f O-22 22 5
    list.bullet.rectangle.portrait.fill = b1 R-38-50 76 100 12; s-*85 M-6-22 H22; s-*85 M-6 0 H22; s-*85 M-6 22 H22; f- O-22-22 5; f- O-22 0 5; f- O-22 22 5
    list.bullet.circle [115.6 111] = s1 O0 0 46; s*85 M-8-14 H24; s*85 M-8 0 H24; s*85 M-8 14 H24; f O-22-14 4; f O-22 0 4; f O-22 14 4
    list.bullet.circle.fill [115.6 111] = b1 O0 0 46; s-*85 M-8-14 H24; s-*85 M-8 0 H24; s-*85 M-8 14 H24; f- O-22-14 4; f- O-22 0 4; f- O-22 14 4
    line.3.horizontal [112 78] {0.6 0 0} = s M-42-26 H42; s M-42 0 H42; s M-42 26 H42
    line.3.horizontal.decrease [112 64] {0.6 0 0} = s M-43-22 H43; s M-28 0 H28; s M-13 22 H13
    line.3.horizontal.decrease.circle [115.6 111] = s1 O0 0 46; s*90 M-25-14 H25; s*90 M-17 2 H17; s*90 M-8 18 H8
    line.3.horizontal.decrease.circle.fill [115.6 111] = b1 O0 0 46; s-*90 M-25-14 H25; s-*90 M-17 2 H17; s-*90 M-8 18 H8
    line.horizontal.3 > line.3.horizontal
    line.horizontal.3.decrease > line.3.horizontal.decrease
    line.horizontal.3.decrease.circle > line.3.horizontal.decrease.circle
    line.horizontal.3.decrease.circle.fill > line.3.horizontal.decrease.circle.fill
    line.horizontal.2.decrease.circle > line.2.horizontal.decrease.circle
    line.2.horizontal.decrease.circle [115.6 111] = s1 O0 0 46; s M-20-8 H20; s M-10 10 H10
    line.3.horizontal.circle [115.6 111] = s1 O0 0 46; s M-22-16 H22; s M-22 0 H22; s M-22 16 H22
    line.3.horizontal.circle.fill [115.6 111] = b1 O0 0 46; s- M-22-16 H22; s- M-22 0 H22; s- M-22 16 H22
    line.3.horizontal.button.angledtop.vertical.right > line.3.horizontal
    line.horizontal.star.fill.line.horizontal = s M-54 0 H-26; s M26 0 H54; use*50 star.fill 0 0 0.36
    line.diagonal = s M-34 34 L34-34
    line.diagonal.arrow = s M-34 34 L32-32; s W2 0-34 34-34 34 0
    lines.measurement.horizontal = s M-48-16 V16; s*75 M-29-16 V2; s*75 M-10-16 V2; s*75 M10-16 V2; s*75 M29-16 V2; s M48-16 V16
    slash.circle = s1 O0 0 46; s M-20 24 L20-24
    text.below.photo = s R-46-48 92 56 9; s W3 -42 4 -16-22 4-4 18-16 42 4; s*85 M-46 26 H46; s*85 M-46 44 H20
    tablecells = s R-52-38 104 76 12; s~ M-52-14 H52; s~ M-52 12 H52; s~| M17-38 V38
    tablecells.fill = b R-52-38 104 76 12; s!*80 M-60-13 H60; s!*80 M-60 13 H60; s!*80| M17-46 V46
    text.page > doc.text
    archivebox.circle [115.6 111] = s1 O0 0 46; use archivebox.fill 0 0 0.5
    rectangle.and.text.magnifyingglass = s R-52-36 80 60 10; s*80 M-36-18 H12; s*80 M-36-2 H4; over magnifyingglass 30 22 0.52
    text.magnifyingglass = s M-46-30 H40; s M-46-6 H-12; s M-46 18 H-18; over magnifyingglass 24 16 0.6
    magnifyingglass [120 108] {0.6 0 0} = s^ O-9-8 32; s*115 M15 16 L42 43
    plus.magnifyingglass [120 108] = s1^ O-9-8 32; s1*115 M15 16 L42 43; s M-24-8 H6; s M-9-23 V7
    minus.magnifyingglass [120 108] = s1^ O-9-8 32; s1*115 M15 16 L42 43; s M-24-8 H6
    1.magnifyingglass = s1^ O-9-8 32; s1*115 M15 16 L42 43; t 1 -9-8 32
    magnifyingglass.circle [115.6 111] = s1 O0 0 46; s O-5-5 18; s*115 M9 9 L24 24
    magnifyingglass.circle.fill [115.6 111] = b1 O0 0 46; s- O-5-5 18; s-*115 M9 9 L24 24
    sparkle.magnifyingglass = use magnifyingglass; use _sparkle -9-8 0.34
    exclamationmark.magnifyingglass = use magnifyingglass; use*80 _in.exclamationmark -9-8 0.75
    table > tablecells
    table.fill > tablecells.fill
    textbox > character.textbox
    text.justifyright > text.justify.right
    text.justify.right = s M-44-33 H44; s M-44-11 H44; s M-44 11 H44; s M-16 33 H44
    text.page.fill > doc.text.fill
    richtext.page > doc.richtext
    append.page > doc.append
    zipper.page > doc.zipper
    chart.bar.horizontal.page > chart.bar.doc.horizontal
    text.page.badge.magnifyingglass > doc.text.magnifyingglass
    richtext.page.fill > doc.richtext.fill
    document.badge.plus > doc.badge.plus
    rectangle.and.paperclip = s R-52-24 82 60 9; over paperclip 30-8 0.62
    calendar.day.timeline.right = s R-46-42 92 86 13; s M-46-16 H46; s*80 M24-2 V30; s*80 M-30 4 H10; s*80 M-30 20 H10
    calendar.day.timeline.leading > calendar.day.timeline.left
    calendar.day.timeline.trailing > calendar.day.timeline.right
    checklist.checked = f O-41-28 11; s!*60 W2 -46-28 -42-23 -36-33; s*90 M-10-28 H48; f O-41 2 11; s!*60 W2 -46 2 -42 7 -36-3; s*90 M-10 2 H48; f O-41 32 11; s!*60 W2 -46 32 -42 37 -36 27; s*90 M-10 32 H48
    checklist.unchecked = s*85 O-41-28 9; s*90 M-10-28 H48; s*85 O-41 2 9; s*90 M-10 2 H48; s*85 O-41 32 9; s*90 M-10 32 H48
    list.dash.header.rectangle = s R-52-40 104 80 12; s~*85 M-36-22 H36; s*80 M-36-2 H-28; s*80 M-14-2 H36; s*80 M-36 18 H-28; s*80 M-14 18 H36
    list.and.film = s*85 M-46-36 H8; s*85 M-46-18 H-10; s*85 M-46 0 H-10; use*80 film 22 18 0.54
    studentdesk = s R-50-24 100 18 4; s| M42-6 V34; s M-14-6 V14 H14 V-6
    mail.and.text.magnifyingglass = s W10 18 24 -52 24 -52-38 40-38 40-20; s W6 -46-32 -6-2 34-32; over magnifyingglass 32 18 0.5
    doc.text.below.ecg = s*85 W1 -44-36 -18-36 -8-48 2-26 10-36 44-36; s*85 M-44-8 H44; s*85 M-44 12 H44; s*85 M-44 32 H14
    pano = s M-54-34 C-18-24 18-24 54-34 V34 C18 24-18 24-54 34 Z; s W4 -40 20 -16-2 4 12 18 2 40 22
    paragraph > paragraphsign
    cabinet = s R-40-46 80 92 7; s~ M-40 0 H40; s~*85 M-8-24 H8; s~*85 M-8 22 H8
    """
}
