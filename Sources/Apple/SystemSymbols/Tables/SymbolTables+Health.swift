extension SymbolTables {
  /// Health and science.
  static let health: StaticString = """
    cross.case = s R-50-28 100 72 11; s W8 -19-28 -19-44 19-44 19-28; s~ M-16 8 H16; s~ M0-8 V24
    cross.vial = s P18 -20-44/2 20-44/2 20 48 -20 48; s M-28-46 H28; use*75 plus 0 12 0.28
    stethoscope = s W6 -32-46 -42-46 -42-20; s W6 2-46 12-46 12-20; s A-15-20 27 180 0; s M-15 7 V20 C-15 52 36 52 36 20 V10; s^ O36 0 10
    pills = s R-46-34 36 72 18; s~ M-46 2 H-10; s O26 16 22; s~ M10 30 L42 2
    pill = s R-20-48 40 96 20 G45 0 0; s~ M-14-14 L14 14
    syringe = s P4 -10-26 10-26 10 22 -10 22 G45 0 0; s M0 26 V48 G45 0 0; s M0-26 V-44 G45 0 0; s M-14-44 H14 G45 0 0; s M-18-26 H18 G45 0 0
    ivfluid.bag = s P12 -28-36 28-36 28 22 -28 22; s M0 22 V48; s M-10-48 H10; s~ M-28-2 H28
    medical.thermometer = s P10 -34 46 -46 34 30-42 44-28; s~ M-24 16 L-14 26
    facemask = s M-34-18 C-14-22-8-28 0-28 C8-28 14-22 34-18 V6 C34 22 14 32 0 32 C-14 32-34 22-34 6 Z; s M-34-14 L-54-24; s M34-14 L54-24; s M-34 8 L-52 12; s M34 8 L52 12; s~*80 M-18-4 H18; s~*80 M-18 10 H18
    lungs = s M0-46 V-14; s M0-14 L-14-4; s M0-14 L14-4; s M-14-26 C-26-34-50 0-50 28 C-50 44-34 42-24 36 C-12 30-14 20-14 8 Z; s M14-26 C26-34 50 0 50 28 C50 44 34 42 24 36 C12 30 14 20 14 8 Z
    heart.text.square [108 103] = s1 R-40-40 80 80 13; use heart.fill -16-15 0.26; s*85 M6-20 H24; s*85 M-24 6 H24; s*85 M-24 20 H8
    heart.text.square.fill [108 103] = b1 R-40-40 80 80 13; cut heart.fill -16-15 0.26; s-*85 M6-20 H24; s-*85 M-24 6 H24; s-*85 M-24 20 H8
    bolt.heart.fill = use1 heart.fill; cut bolt.fill 0 0 0.46
    heart.slash.circle = s1 O0 0 46; use heart.slash 0 2 0.54
    arrow.up.heart = use heart; use arrow.up 0-2 0.42
    staroflife = s P3 -9-46 9-46 9-16/2 35-31 44-15 18 0/2 44 15 35 31 9 16/2 9 46 -9 46 -9 16/2 -35 31 -44 15 -18 0/2 -44-15 -35-31 -9-16/2
    allergens = s O0 0 22; s@8 M0-22 V-40; f@8 O0-44 5
    microbe = s E0 0 38 26; f O-12-4 5; f O10 6 5; f O14-10 4
    testtube.2 = s P12 -38-38/3 -16-38/3 -16 40 -38 40; s M-46-38 H-8; s~ M-38 6 H-16; s P12 16-38/3 38-38/3 38 40 16 40; s M8-38 H46; s~ M16-8 H38
    flask = s P9 -12-44/2 12-44/2 12-12/3 42 42 -42 42 -12-12/3; s M-20-46 H20; s~ M-24 16 H24
    dumbbell = s M-26 0 H26; s R-40-28 16 56 5; s R24-28 16 56 5; s R-54-16 14 32 5; s R40-16 14 32 5
    figure.run.circle [115.6 111] = s1 O0 0 46; use*75 figure.run 0 0 0.56
    sportscourt = s R-54-36 108 72 9; s~ M0-36 V36; s~ O0 0 14; s~ W2 -54-16 -40-16 -40 16 -54 16; s~ W2 54-16 40-16 40 16 54 16
    soccerball = s O0 0 46; f N5 0 0 16 0 1 0; s@5*80 M0-16 V-32; s@5*80 W1 -14-43 0-33 14-43
    basketball = s O0 0 46; s~ M0-46 V46; s~ M-46 0 H46; s~ M-34-31 C-14-12-14 12-34 31; s~ M34-31 C14-12 14 12 34 31
    football = s M-46 38 C-50-10-14-46 42-42 C48 12 8 48-46 38 Z; s~ M-18 18 L18-18; s~*85 M-2-14 L14 2; s~*85 M-14-2 L2 14
    baseball = s O0 0 46; s~ M-32-33 C-14-14-14 14-32 33; s~ M32-33 C14-14 14 14 32 33
    tennisball = s O0 0 46; s~ M-44-12 C-10-14 12 10 14 44; s~ M12-44 C16-14 20-10 44-12
    volleyball = s O0 0 46; s~ M0-46 C-12-20-8-6 0 0; s~ M40 22 C22 22 8 12 0 0; s~ M-40 22 C-20 24-8 14 0 0
    tennis.racket = s E10-16 26 30 G40 10 -16; s M-8 8 L-38 44
    hockey.puck = s M-44-14 C-44-34 44-34 44-14 V14 C44 34-44 34-44 14 Z; s~ M-44-14 C-44 6 44 6 44-14
    sportscourt.circle = s1 O0 0 46; use sportscourt 0 0 0.5
    cricket.ball = s O0 0 46; s~ M-12-44 C4-16 4 16-12 44; s~ M12-44 C-4-16-4 16 12 44
    figure.cooldown > figure.mind.and.body
    zzz = t z -30 22 30; t z -2 0 40; t z 32-22 48
    pills.circle = s1 O0 0 46; use*75 pills 0 0 0.5
    cross.case.circle = s1 O0 0 46; use*75 cross.case.fill 0-1 0.5
    heart.text.clipboard = use clipboard; use*60 heart.fill 0 4 0.3; s*80 M-16 32 H16
    ear.and.waveform = use ear -18 0; s M26-10 V10; s M40-22 V22; s M54-8 V8
    sportscourt.fill = b R-54-36 108 72 9; s!*80 M0-46 V46; s!*80 O0 0 14; s!*80 W2 -64-16 -40-16 -40 16 -64 16; s!*80 W2 64-16 40-16 40 16 64 16
    american.football > football
    american.football.fill > football.fill
    oar.2.crossed = s M-34 44 L26-26; s M34 44 L-26-26; s E32-34 9 16 G40 32-34; s E-32-34 9 16 G-40 -32-34
    skis = s| M8 46 L16-34 C18-44 24-48 30-46
    surfboard = s M0-50 C22-30 24 20 0 50 C-24 20-22-30 0-50 Z; s~ M0-44 V44
    snowboard = s R-18-50 36 100 18; s~*85 M-12-14 H12; s~*85 M-12 14 H12
    baseball.diamond.bases = s P5 0-42 42 0 0 42 -42 0; f P2 0-12 12 0 0 12 -12 0 D0-36; f P2 0-12 12 0 0 12 -12 0 D36 0; f P2 0-12 12 0 0 12 -12 0 D-36 0
    """
}
