extension SymbolTables {
  /// Money and figures.
  static let commerce: StaticString = """
    creditcard {0.5 0 0} = s R-56-38 112 76 12; s*125 M-56-13 H56; s*85 M-40 18 H-18
    creditcard.fill {0.5 0 0} = b R-56-38 112 76 12; s!*125 M-66-14 H66; s!*85 M-40 18 H-18
    creditcard.and.123 = use creditcard; t 123 26 20 16
    banknote = s R-56-32 112 64 8; s~ O0 0 16; f~ O-38 0 5; f~ O38 0 5
    giftcard = s R-54-38 108 76 12; s~ M-54 4 H54; s~ M-16-38 V38; s~ M-16 4 C-22-18-38-16-34-6 C-32 0-24 4-16 4 C-8 4 0 0 2-6 C6-16-10-18-16 4
    cart.circle [115.6 111] = s1 O0 0 46; use cart.fill -2 1 0.5
    chart.bar {0.54 0 0} = sv1 R-46 8 20 34 4; sv2 R-10-16 20 58 4; sv3 R26-42 20 84 4
    chart.bar.xaxis = s R-44-2 18 26 4; s R-9-22 18 46 4; s R26-42 18 66 4; s M-50 44 H50
    chart.bar.doc.horizontal = use doc; s*100 M-16 4 H14; s*100 M-16 18 H4; s*100 M-16 32 H10
    chart.pie [120 116] = s O0 0 46; s~ W1 0-46 0 0 46 0; s~ M0 0 L-32 32
    chart.line.uptrend.xyaxis = s W5 -48-42 -48 42 50 42; s W2 -28 20 -8-6 10 10 44-32; s W1 22-34 46-34 46-10
    chart.line.downtrend.xyaxis = s W5 -48-42 -48 42 50 42; s W2 -28-32 -8-6 10-20 44 18; s W1 22 20 46 20 46-4
    chart.line.flattrend.xyaxis = s W5 -48-42 -48 42 50 42; s M-28 0 H44; s W1 28-16 46 0 28 16
    chart.xyaxis.line = s W5 -48-42 -48 42 50 42; s W2 -28 18 -10-10 8 6 42-32
    chart.dots.scatter = s W5 -48-42 -48 42 50 42; f O-24 16 7; f O-4-8 7; f O14 14 7; f O34-24 7
    align.vertical.bottom = s M-48 42 H48; s R-32-38 22 64 5; s R10-12 22 38 5
    align.horizontal.left = s M-42-48 V48; s R-26-32 64 22 5; s R-26 10 38 22 5
    square.grid.3x1.below.line.grid.1x2 = s*85 M-44-36 H44; s*85 M-44-16 H20; s R-44 8 24 28 4; s R-12 8 24 28 4; s R20 8 24 28 4
    dollarsign.arrow.circlepath = use arrow.triangle.2.circlepath; t $ 0 0 34
    dollarsign.square.fill = b1 R-40-40 80 80 13; cut _dollar 0 0 1
    _dollar = t $ 0 0 46
    basket.fill = b P9 -52-10/4 52-10/4 40 40 -40 40; s M-26-10 L-8-44; s M26-10 L8-44; s!*85 M0 6 V26; s!*85| M19 6 L17 26
    tag.circle = s1 O0 0 46; use tag.fill 0 0 0.52
    wallet.pass.fill = b R-38-48 76 96 12; s!*85 M-46-20 H46; s!*85 W8 -46 6 -14 6 -6 20 6 20 14 6 46 6
    creditcard.viewfinder = s|_ W12 -54-24 -54-46 -32-46; use*80 creditcard 0 0 0.66
    giftcard.fill = b R-54-38 108 76 12; s!*80 M-64 4 H64; s!*80 M-16-48 V48
    banknote.fill = b R-56-32 112 64 8; f! O0 0 19; f O0 0 8; f! O-38 0 6; f! O38 0 6
    chart.bar.yaxis = s R-36-44 46 18 4; s R-36-9 64 18 4; s R-36 26 30 18 4; s M-46-50 V50
    align.vertical.top = s M-48-42 H48; s R-32-26 22 64 5; s R10-26 22 38 5
    align.vertical.center = s M-48 0 H-34; s R-34-34 22 68 5; s M-12 0 H12; s R12-20 22 40 5; s M34 0 H48
    align.horizontal.center = s M0-48 V-34; s R-34-34 68 22 5; s M0-12 V12; s R-20 12 40 22 5; s M0 34 V48
    align.horizontal.right = s M42-48 V48; s R-38-32 64 22 5; s R-12 10 38 22 5
    building.columns.circle = s1 O0 0 46; use*75 building.columns.fill 0-1 0.5
    dollarsign.bank.building = s P4 0-48/6 46-24 46-14 -46-14 -46-24; s W3 -36-14 -36 44 36 44 36-14; t $ 0 16 38
    """
}
