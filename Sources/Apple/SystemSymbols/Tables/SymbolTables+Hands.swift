extension SymbolTables {
  /// Hands.
  static let hands: StaticString = """
    hand.raised = s P8 -25 10/2 -25-36 -9-36 -9-6/0 -9-50 7-50 7-6/0 7-45 22-45 22-4/0 22-30 37-30 37 14/28 24 50/26 -2 50/24 -17 38/14 -46 0/7 -35-10/8;
      s!x*75 M-9-26 V-4; s!x*75 M7-34 V-6; s!x*75 M22-28 V-4
    hand.thumbsup = s P7 -50-10/5 -32-10/5 -32 42/5 -50 42/5; s P9 -19-8/6 2-30/14 4-49/5 21-45/14 15-14/3 48-14/10 40 42/14 2 42/14 -19 32/4
    hand.thumbsdown = s P7 50 10/5 32 10/5 32-42/5 50-42/5; s P9 19 8/6 -2 30/14 -4 49/5 -21 45/14 -15 14/3 -48 14/10 -40-42/14 -2-42/14 19-32/4
    hand.point.up = s P8 -21 14/2 -21-50 -5-50 -5-10/2 12-10/8 12 6/0 12-7 26-7/8 26 8/0 26-3 40-3/8 38 30/24 24 50/16 -6 50/20 -18 38/12 -42 6/8 -32-4/8
    hand.point.up.left = use hand.point.up 0 0 1 -35
    hand.point.right = use hand.point.up 0 0 1 90
    hand.point.left = use hand.point.up 0 0 1 -90
    hand.point.down = use hand.point.up 0 0 1 180
    hand.tap = use hand.point.up 4 12 0.86; s A-7-28 24 175 365; s*85 A-7-28 40 185 240; s*85 A-7-28 40 300 355
    hand.draw = s M-54-24 C-44-52-28-54-28-38 C-28-24-14-24-8-40; use hand.point.up 12 14 0.74
    hand.wave = use hand.raised 2 4 0.88 -18; s*85 A-4 2 52 168 205; s*85 A4 0 54 -12 20
    hands.clap = use*75 hand.raised -14 6 0.76 -28; over*75 hand.raised 14 12 0.76 -28 5; s M-34-46 L-28-38; s M-12-54 L-10-46; s M16-54 L12-46
    hands.sparkles = use*85 hand.raised -8 8 0.8 -12; use _sparkle 38-34 0.32
    hand.raised.slash = use hand.raised; s!=7 M-42-42 L42 42; s M-42-42 L42 42
    hand.raised.square.on.square = use square.on.square; use*40 hand.raised.fill 13 12 0.4
    hand.raised.fingers.spread = s P8 -26 12/3 -42-26/8 -29-34/8 -12-4/2 -16-48/8 -1-50/8 6-6/2 16-46/8 31-42/8 22-2/2 38-24/8 50-14/8 38 20/24 22 50/24 -6 50/22 -22 38/12 -46 14/8 -38 4/8
    peacesign [115.6 111] = s O0 0 46; s M0-46 V46; s M0 4 L-32 32; s M0 4 L32 32
    hand.point.up.left.and.text = use*85 hand.point.up.left 16 14 0.74; s*85 M-50-38 H20; s*85 M-50-20 H-24
    hand.app = s1 R-40-40 80 80 22; use*75 hand.point.up.fill 2 6 0.5
    dot.circle.and.hand.point.up.left.fill = s O-14-14 32; f O-14-14 8; over hand.point.up.left.fill 20 22 0.62
    """
}
