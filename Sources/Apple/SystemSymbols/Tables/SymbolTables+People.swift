extension SymbolTables {
  /// People, faces and figures.
  static let people: StaticString = """
    person [111.7 102.8] {0.54 0 0} = s O0-25 19; s M-38 34 C-38 18-20 10 0 10 C20 10 38 18 38 34 Q38 42 30 42 H-30 Q-38 42-38 34 Z
    person.fill {0.54 0 0} = b*50 O0-25 21; b*50 M-40 34 C-40 17-21 8 0 8 C21 8 40 17 40 34 Q40 44 30 44 H-30 Q-40 44-40 34 Z
    person.2 [158 110] {0.4 0 0} = use person 30 4 0.84; over person -20 0 1
    person.2.fill [158 110] {0.4 0 0} = use person.fill 30 4 0.84; over person.fill -20 0 1
    person.3 [190 100] {0.34 0 0} = use person -46 5 0.76; use person 46 5 0.76; over person 0 0 0.92
    person.3.fill [190 100] {0.34 0 0} = use person.fill -46 5 0.76; use person.fill 46 5 0.76; over person.fill 0 0 0.92
    person.crop.circle [115.6 111] = s1 O0 0 46; f O0-12 16; f M-31.4 33.6 C-25 16-12 12 0 12 C12 12 25 16 31.4 33.6 a0 0 46 47 133 Z
    person.crop.circle.fill [115.6 111] = b1 O0 0 46; f- O0-12 16; f- M-31.4 33.6 C-25 16-12 12 0 12 C12 12 25 16 31.4 33.6 a0 0 46 47 133 Z
    person.crop.circle.dashed [115.6 111] = use circle.dashed; f O0-12 16; f M-30 30 C-24 16-12 12 0 12 C12 12 24 16 30 30 C20 40-20 40-30 30 Z
    person.crop.square [108 103] = s1 R-40-40 80 80 13; f O0-9 15; f M-30 40 C-28 20-12 14 0 14 C12 14 28 20 30 40 Z
    person.crop.square.fill [108 103] = b1 R-40-40 80 80 13; f- O0-9 15; f- M-30 40 C-28 20-12 14 0 14 C12 14 28 20 30 40 Z
    person.crop.rectangle [132 100] = s1 R-52-36 104 72 12; f O0-8 13; f M-27 36 C-25 18-12 12 0 12 C12 12 25 18 27 36 Z
    person.crop.rectangle.fill [132 100] = b1 R-52-36 104 72 12; f- O0-8 13; f- M-27 36 C-25 18-12 12 0 12 C12 12 25 18 27 36 Z
    person.crop.rectangle.stack = use rectangle.stack; f O0 4 10; f M-20 46 C-18 24-10 19 0 19 C10 19 18 24 20 46 Z
    person.text.rectangle [132 100] = s1 R-52-36 104 72 12; f O-24-10 9; f M-41 18 C-40 6-32 3-24 3 C-16 3-8 6-7 18 Z; s*80 M10-12 H37; s*80 M10 2 H37; s*80 M10 16 H28
    person.text.rectangle.fill [132 100] = b1 R-52-36 104 72 12; f- O-24-10 9; f- M-41 18 C-40 6-32 3-24 3 C-16 3-8 6-7 18 Z; s-*80 M10-12 H37; s-*80 M10 2 H37;
      s-*80 M10 16 H28
    person.crop.artframe = s R-40-46 80 92 8; s*70 R-28-34 56 68 4; f O0-10 11; f M-22 34 C-20 12-10 7 0 7 C10 7 20 12 22 34 Z
    person.fill.checkmark = use person.fill -14 0; s W2 30-2 40 8 58-14
    person.fill.xmark = use person.fill -14 0; s M34-16 L56 6; s M56-16 L34 6
    person.fill.questionmark = use person.fill -14 0; use _in.questionmark 46-4
    person.fill.turn.right = use person.fill -14 0; s W6 36 10 36-8 58-8; s W1 48-18 58-8 48 2
    person.fill.viewfinder = s|_ W13 -46-24 -46-46 -24-46; use person.fill 0 0 0.62
    person.wave.2 = use person -24 0; s A-4-25 28 -35 35; s A-4-25 48 -35 35
    person.wave.2.fill = use person.fill -24 0; s A-4-25 28 -35 35; s A-4-25 48 -35 35
    person.line.dotted.person = use person -36 6 0.66; use person 36 6 0.66; b*60 O0-10 2; b*60 O-13-10 2; b*60 O13-10 2
    person.and.background.dotted = use circle.dotted; use person 0 4 0.7
    person.and.arrow.left.and.arrow.right = use person 0-10 0.8; s M-40 42 H40; s| W1 -30 31 -42 42 -30 53
    person.icloud = use icloud; use person.fill 0 8 0.42
    person.bust > person
    figure.stand = f O0-44 9; s*105 W8 -20 2 -20-27 20-27 20 2; s*150 M-5-22 V46; s*150 M5-22 V46
    figure.walk {0.6 0 0} = f O5-44 9.5; s*135 W2 3-26 0 2 14 20 17 46; s*135 W2 1 2 -8 24 -22 44; s*115 W2 4-26 -13-17 -18 0; s*115 W2 4-26 17-9 28-4
    figure.walk.motion = use figure.walk 10 0; s*90 M-46-20 H-26; s*90 M-50 2 H-32; s*90 M-46 24 H-34
    figure.run {0.6 0 0} = f O17-42 9.5; s*135 W2 8-25 -3 4 20 14 14 42; s*135 W2 -3 4 -12 26 -40 26; s*115 W2 8-25 -14-26 -26-10; s*115 W2 8-25 20-4 38-8
    figure.wave = f O0-44 9.5; s*130 W2 34-46 26-24 -16-24 -24 4; s*150 M-7-20 V46; s*150 M7-20 V46
    figure.roll = f O-6-44 9.5; s*125 W3 -8-26 -6 4 22 4 32 34; s*100 A-6 18 28 60 258; s*115 M-8-16 H14
    figure.2 = use figure.stand -24 0; use figure.stand 24 0
    figure.2.and.child.holdinghands = use figure.stand -34 0 0.9; use figure.stand 34 0 0.9; use figure.stand 0 18 0.6
    figure.and.child.holdinghands = use figure.stand -18 0; use figure.stand 22 16 0.68
    figure.2.arms.open = f O-22-44 9.5; f O22-44 9.5; s*120 W2 -46-38 -36-24 -8-24 0-12 8-24 36-24 46-38; s*150 M-27-20 V46; s*150 M-17-20 V46; s*150 M17-20 V46; s*150 M27-20 V46
    figure.arms.open = f O0-44 9.5; s*125 W3 -42-40 -28-24 28-24 42-40; s*150 M-6-20 V46; s*150 M6-20 V46
    figure.mind.and.body = f O0-38 10; s*125 W3 -42 16 -30-6 -14-18 14-18 30-6 42 16; s*150 M0-14 V18; s*125 W8 -38 40 0 24 38 40; s*125 M-38 40 H38
    figure.yoga > figure.mind.and.body
    figure.strengthtraining.traditional = f O0-22 9.5; s*120 M-46-44 H46; s*180 M-46-52 V-36; s*180 M46-52 V-36; s*115 W2 -26-44 -26-22 -10-4; s*115 W2 26-44 26-22 10-4;
      s*150 W3 0 0 0 16 -14 46; s*150 W3 0 16 14 46
    figure.pool.swim = f O34-8 9.5; s*130 W3 -34 12 -4-4 -14-28 8-34; s*130 W3 -4-4 14 12; s M-52 32 C-38 22-32 22-18 32 C-4 42 4 42 18 32 C32 22 38 22 52 32
    figure.outdoor.cycle = use bicycle 0 10 0.9; f O10-46 9; s*125 W3 2-30 -10-10 6 0 2 20; s*115 W2 2-30 16-18 28-18
    figure.hiking = f O2-44 9.5; s*135 W2 -2-26 -4 2 10 20 10 46; s*135 W2 -4 2 -12 24 -24 44; s*115 W2 -2-24 12-8 28-10; s*80 M28-22 V46; s*170 M-16-24 L-18-6
    figure.dance = f O6-44 9.5; s*130 W3 -34-34 -14-24 18-24 38-6; s*140 W3 0-20 -2 6 -24 20 -16 44; s*140 W3 2 4 18 22 16 46
    figure.child = use figure.wave 0 6 0.86
    accessibility [115.6 111] = s1 O0 0 46; f O0-24 7; s*90 M-21-11 C-8-8 8-8 21-11; s*90 W2 -13 28 -5 4 -6-8; s*90 W2 13 28 5 4 6-8; f P0 -7-10 7-10 6 8 -6 8
    accessibility.fill [115.6 111] = b1 O0 0 46; f- O0-24 7; s-*90 M-21-11 C-8-8 8-8 21-11; s-*90 W2 -13 28 -5 4 -6-8; s-*90 W2 13 28 5 4 6-8; f- P0 -7-10 7-10 6 8 -6 8
    face.smiling [115.6 111] = s1 O0 0 46; f| O-15-11 5.5; s A0 4 21 25 155
    face.smiling.inverse [115.6 111] = b1 O0 0 46; f-| O-15-11 5.5; s- A0 4 21 25 155
    face.smiling.fill > face.smiling.inverse
    smiley > face.smiling
    smiley.fill > face.smiling.inverse
    face.dashed [115.6 111] = use circle.dashed; f| O-15-11 5.5; s M-15 16 H15
    faceid = s|_ W13 -42-22 -42-42 -22-42; s| M-18-19 V-10; s W4 2-19 2 4 -4 4; s A0 5 19 40 140
    touchid = s*85 A0 0 46 -150 -30; s*85 A0 2 32 -205 -95; s*85 A0 2 32 -70 30; s*85 A0 4 18 -200 -10 C19 20 14 34 10 42; s*85 M0 4 C0 22-6 34-12 42;
      s*85 M-18 8 C-18 18-22 28-28 36; s*85 M33 12 C33 20 31 27 29 34; s*85 M-32 6 C-33 12-35 18-38 24
    mustache = f M0-6 C6-20 26-22 34-8 C38 0 48 4 56-4 C54 20 20 26 0 8 C-20 26-54 20-56-4 C-48 4-38 0-34-8 C-26-22-6-20 0-6 Z
    mouth = s M-54 0 C-36-14-22-28-10-26 Q0-24 0-24 Q0-24 10-26 C22-28 36-14 54 0 C36 22 18 32 0 32 C-18 32-36 22-54 0 Z; s M-54 0 C-30-6 30-6 54 0
    nose = s M4-44 C-2-20-26 10-26 24 C-26 38-10 40-4 32 C6 44 26 40 24 28
    ear = s M-14 44 C-24 44-28 36-26 24 C-24 8-32-2-32-16 C-32-34-18-46 0-46 C18-46 32-34 32-16 C32 8 10 12 8 28 C6 38-2 44-14 44; s M-14-14 C-14-24-8-28 0-28 C10-28 14-20 14-14 C14-2 0-2-2 10
    eye [138 94] = s M-55 0 C-30-43 30-43 55 0 C30 43-30 43-55 0 Z; s^ O0 0 16
    eye.fill [138 94] = b M-55 0 C-30-43 30-43 55 0 C30 43-30 43-55 0 Z; f! O0 0 23; b O0 0 11
    eyes = s| E-28 0 22 42; f O-20 8 11; f O36 8 11
    eyes.inverse = b| E-28 0 22 42; f! O-20 8 11; f! O36 8 11
    eyebrow = s M-50 10 C-30-20 20-24 50-4 C24-10-20-4-50 10 Z
    brain = s M-4-40 C-14-50-30-42-30-30 C-44-28-48-12-40-4 C-50 6-44 24-30 24 C-28 40-10 44-4 34 Z;
      s M4-40 C14-50 30-42 30-30 C44-28 48-12 40-4 C50 6 44 24 30 24 C28 40 10 44 4 34 Z; s~*85 M-40-4 C-34-8-28-6-24 0; s~*85 M40-4 C34-8 28-6 24 0
    brain.head.profile = s M16 48 V32 C28 34 38 30 36 18 C46 14 44 8 36 0 C36-28 18-48-8-48 C-34-48-48-30-46-8 C-45 10-32 18-30 30 V48; s M-20-14 C-24-28-6-34 0-26 C10-34 24-22 14-12 C20-2 6 8-2 0 C-12 6-24-4-20-14 Z
    person.badge.key = use person -10 0; over*80 key.fill 42 14 0.42
    person.badge.key.fill = use person.fill -10 0; over*80 key.fill 42 14 0.42
    person.badge.shield.checkmark = use person -10 0; over _shieldbadge 36 20
    person.badge.shield.checkmark.fill = use person.fill -10 0; over _shieldbadge 36 20
    _shieldbadge = f M0-26 L22-18 V0 C22 14 12 22 0 28 C-12 22-22 14-22 0 V-18 Z; s!*75 W2 -9 0 -2 8 10-9
    person.2.square.stack = use square.stack; use*70 person.2.fill 0 18 0.44
    person.2.crop.square.stack = use square.stack; use*70 person.2.fill 0 18 0.44
    rectangle.stack.person.crop = use rectangle.stack; f O0 5 10; f M-20 46 C-18 26-10 20 0 20 C10 20 18 26 20 46 Z
    rectangle.stack.person.crop.fill = use rectangle.stack.fill; f! O0 5 10; f! M-20 50 C-18 26-10 20 0 20 C10 20 18 26 20 50 Z
    person.3.sequence = use*85 person -44 6 0.66; use*85 person 44 6 0.66; over person 0 2 0.84
    person.3.sequence.fill = use*85 person.fill -44 6 0.66; use*85 person.fill 44 6 0.66; over person.fill 0 2 0.84
    person.crop.circle.badge.exclam > person.crop.circle.badge.exclamationmark
    person.crop.circle.fill.badge.exclam > person.crop.circle.fill.badge.exclamationmark
    person.crop.badge.magnifyingglass = s R-44-44 76 76 10; f O-6-18 12; f M-30 30 C-28 10-18 2-6 2 C6 2 16 10 18 30 Z; over magnifyingglass 28 28 0.5
    person.slash = use person; s!=7 M-40-44 L40 44; s M-40-44 L40 44
    figure.fall = f O-30-28 9.5; s*135 W3 -18-20 8 0 34-20; s*130 W3 8 0 24 20 48 14; s*115 W2 -14-18 -24 2 -42 2; s M-50 44 H50
    figure.stairs = f O6-44 9; s*130 W2 4-28 2-6 16 8 14 26; s*130 W2 2-6 -6 12 -18 22; s*110 W2 4-28 -10-14 -16-4; s*110 W2 4-28 16-16 24-14; s W1 -46 46 -24 46 -24 32 0 32 4 32; s W1 -24 46 50 46
    figure.skiing.downhill = f O12-40 9; s*130 W3 4-24 -10-8 10 6 0 30; s*110 W2 4-24 22-12 36-10; s M-48 22 L40 46; s*75 M36-10 L20 30
    figure.surfing = f O-4-44 9; s*130 W3 -2-28 0-8 -18 6 -14 20; s*130 W2 0-8 18 4 22 22; s*110 W2 -34-22 -2-26 30-24; s M-48 16 C-20 34 20 34 48 18; s*85 M-50 44 C-34 36-24 36-12 44 C0 50 12 50 24 44 C34 38 42 38 50 42
    figure.climbing = f O4-40 9; s*130 W3 0-24 -4-2 16 10 14 32; s*130 W2 -4-2 -18 16 -14 40; s*110 W2 0-24 18-34 22-50; s*110 W2 0-24 -18-14 -22 2; s M42-48 V46
    figure.jumprope = f O0-40 9; s*120 W3 -26 0 -14-10 -12-24 12-24 14-10 26 0; s*140 M-5-22 V32; s*140 M5-22 V32; s*80 M-26 0 C-52-60 52-60 26 0
    figure.tennis = f O-6-42 9; s*130 W3 -6-26 -4-2 -18 18 -16 44; s*130 W2 -4-2 10 16 22 40; s*110 W2 -6-26 12-22 24-32; s*110 W2 -6-26 -22-12 -32-10; s*80 E36-42 9 12 G35 36-42; b O46 4 3
    figure.soccer = f O-8-42 9; s*130 W3 -8-26 -8-2 10 12 24 28; s*130 W2 -8-2 -14 20 -26 42; s*110 W2 -30-10 -22-24 8-24 20-10; b O38 38 5
    figure.basketball = f O0-36 9; s*130 W3 0-20 0 6 -14 24 -12 46; s*130 W2 0 6 12 24 14 46; s*110 W2 0-20 20-24 26-40; s*110 W2 0-20 -18-12 -22 4; f O32-48 9
    figure.golf = f O-4-42 9; s*130 W3 -4-26 -4 2 -14 22 -14 46; s*130 W2 -4 2 10 22 12 46; s*110 W2 -4-26 16-22 20-6; s*80 M14-14 L42 40 H50
    figure.boxing = f O-4-40 9; s*130 W3 -4-24 -2 4 -20 22 -22 46; s*130 W2 -2 4 16 22 22 46; s*110 W2 -4-24 18-22 32-26; s*110 W2 -4-24 -20-8 -8-4; f O38-28 7
    figure.core.training = f O-38-2 9; s*130 W3 -26 8 0 26 28 0 46 26; s*110 W2 -24 6 -8-4 10-6; s M-50 40 H50
    figure.rower = f O-16-24 9; s*130 W3 -14-8 -8 16 20 8 40 20; s*110 M-14-8 L20-2; s M-50 32 H50; s*85 M20-2 H46
    figure.stair.stepper > figure.stairs
    figure.indoor.cycle > figure.outdoor.cycle
    figure.open.water.swim > figure.pool.swim
    figure.cross.training = f O-8-42 9; s*130 W3 -6-26 -4-2 18 2 22 24; s*130 W2 -4-2 -16 18 -14 44; s*110 W2 -6-26 18-28 26-44; s*110 W2 -6-26 -24-16 -26 2
    figure.flexibility = f O-22-14 9; s*130 W3 -14 0 8-10 26 14 20 44; s*110 M-12 0 L-30 28; s*130 M24 10 V44; s M-48 44 H48
    figure.skating = f O16-42 9; s*130 W3 8-28 -6-8 12 10 4 36; s*130 W2 -6-8 -28 2 -44-6; s*110 W2 8-28 22-14 36-16; s*70 M-8 46 H20
    figure.volleyball = f O0-26 9; s*130 W3 0-10 0 10 -14 26 -14 46; s*130 W2 0 10 14 26 14 46; s*110 W2 -24-32 -14-12 14-12 24-32; f O12-50 8
    waveform.and.person.filled = use person.fill 16 0; s M-50-8 V8; s M-36-20 V20; s M-22-10 V6
    brain.filled.head.profile > brain.head.profile
    person.bubble = use bubble.left; use*70 person.fill 0-8 0.42
    _mark.eye = f M-50 0 C-26-38 26-38 50 0 C26 38-26 38-50 0 Z; f! O0 0 16
    """
}
