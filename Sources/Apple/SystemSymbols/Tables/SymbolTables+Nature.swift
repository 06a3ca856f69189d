extension SymbolTables {
  /// Weather, plants and animals.
  static let nature: StaticString = """
    sun.max [128 122] {0.6 0 0} = s O0 0 21; s1@8 M0-38 V-48
    sun.min {0.6 0 0} = s O0 0 20; f1@8 O0-37 5
    sun.haze = s A0-6 20 170 370; s1@1 M0-44 V-36; s1| M28-34 L33-39; s1| M40-8 H47; s M-44 22 H44; s M-28 38 H28
    sun.dust > sun.haze
    sun.horizon = s A0 16 22 180 360; s M-54 18 H-34; s M34 18 H54; s M0-22 V-34; s| M27-11 L35-19; s M-30 36 H30
    sunrise = s A0 18 22 180 360; s M-56 18 H-38; s M38 18 H56; s| M29-11 L37-19; s M-36 38 H36; s M0-16 V-44; s W1 -14-32 0-46 14-32
    sunset = s A0 18 22 180 360; s M-56 18 H-38; s M38 18 H56; s| M29-11 L37-19; s M-36 38 H36; s M0-46 V-18; s W1 -14-30 0-16 14-30
    moon {0.58 0 0} = s A-2 2 42 16.2 259.8 a18-16 36 220.4 55.6 Z
    moon.stars = s A-6 6 38 16.2 259.8 a12.1-10.3 32.6 220.4 55.6 Z; use _sparkle 18-34 0.26; use _sparkle 38-12 0.2
    moon.stars.fill = b A-6 6 38 16.2 259.8 a12.1-10.3 32.6 220.4 55.6 Z; use _sparkle 18-34 0.26; use _sparkle 38-12 0.2
    moon.zzz = use moon -6 6 0.9; t z 22-20 18; t z 40-38 24
    moon.zzz.fill = use moon.fill -6 6 0.9; t z 22-20 18; t z 40-38 24
    moon.circle [115.6 111] = s1 O0 0 46; use moon.fill 2-2 0.6
    moonphase.full.moon = s O0 0 44; f O-12-10 7; f O14 8 9; f O-6 22 5
    cloud [140 98] {0.5 0 0} = s A-32 12 22 90 268 a-4-8 29 192 336 a33 11 23 282 450 Z
    icloud > cloud
    icloud.fill > cloud.fill
    cloud.rain = use cloud 0-14 0.9; s M-22 26 L-30 44; s M2 26 L-6 44; s M26 26 L18 44
    cloud.rain.fill = use cloud.fill 0-14 0.9; s M-22 28 L-30 46; s M2 28 L-6 46; s M26 28 L18 46
    cloud.drizzle = use cloud 0-14 0.9; s M-24 26 L-28 34; s M-4 36 L-8 44; s M14 26 L10 34; s M32 36 L28 44
    cloud.drizzle.fill = use cloud.fill 0-14 0.9; s M-24 28 L-28 36; s M-4 38 L-8 46; s M14 28 L10 36; s M32 38 L28 46
    cloud.heavyrain = use cloud 0-14 0.9; s M-30 26 L-42 46; s M-10 26 L-22 46; s M10 26 L-2 46; s M30 26 L18 46
    cloud.heavyrain.fill = use cloud.fill 0-14 0.9; s M-30 28 L-42 48; s M-10 28 L-22 48; s M10 28 L-2 48; s M30 28 L18 48
    cloud.snow = use cloud 0-14 0.9; use*50 _flake -26 36 0.26; use*50 _flake 2 42 0.26; use*50 _flake 30 36 0.26
    cloud.snow.fill = use cloud.fill 0-14 0.9; use*50 _flake -26 38 0.26; use*50 _flake 2 44 0.26; use*50 _flake 30 38 0.26
    cloud.hail = use cloud 0-14 0.9; f O-24 28 5; f O-4 40 5; f O16 28 5; f O32 42 5
    cloud.sleet = use cloud 0-14 0.9; s M-24 26 L-32 44; f O2 34 5; s M28 26 L20 44
    cloud.bolt = use cloud 0-14 0.9; over _smallbolt 0 36
    cloud.bolt.fill = use cloud.fill 0-14 0.9; over _smallbolt 0 34
    cloud.bolt.rain = use cloud 0-14 0.9; over _smallbolt 0 36; s M-28 26 L-36 44; s M32 26 L24 44
    cloud.bolt.rain.fill = use cloud.bolt.fill; s M-28 28 L-36 46; s M32 28 L24 46
    cloud.fog = use cloud 0-16 0.86; s M-40 28 H40; s M-26 44 H26
    cloud.fog.fill = use cloud.fill 0-16 0.86; s M-40 28 H40; s M-26 44 H26
    cloud.sun = s A22-18 16 -190 80; s*85 M22-46 V-50; s*85 M42-38 L46-42; s*85 M50-18 H55; s*85 M2-38 L-2-42; over cloud -8 12 0.84
    cloud.sun.fill = b O22-18 15; s*85 M22-46 V-50; s*85 M42-38 L46-42; s*85 M50-18 H55; s*85 M2-38 L-2-42; over cloud.fill -8 12 0.84
    cloud.sun.rain = use cloud.sun 0-12 0.9; s M-24 30 L-32 46; s M4 30 L-4 46
    cloud.sun.rain.fill = use cloud.sun.fill 0-12 0.9; s M-24 30 L-32 46; s M4 30 L-4 46
    cloud.moon = use moon 26-20 0.66; over cloud -8 12 0.84
    cloud.moon.fill = use moon.fill 26-20 0.66; over cloud.fill -8 12 0.84
    smoke = use cloud 0-10; s M-34 42 H34
    wind = s M-50-12 H10 C26-12 30-40 12-40 C2-40-2-32 0-26; s M-50 6 H36 C54 6 54-24 38-24 C30-24 26-18 28-12; s M-50 24 H18 C34 24 34 46 18 46 C10 46 6 40 8 34
    wind.snow = use wind -6 0 0.9; use*60 _flake 34 34 0.4
    snowflake = s@6*90 M0 0 V-48; s@6*72 M-14-45 L0-31 L14-45
    snow > snowflake
    tornado = s M-44-42 H44; s M-32-24 H38; s M-16-6 H32; s M-6 12 H24; s M-2 30 H14; s M2 46 H4
    tropicalstorm = s O0 0 18; s@2 M-14-12 C-28-24-8-46 30-46
    thermometer.variable.and.figure = use thermometer.medium -18 0; f O24-20 9; s*130 M24-2 V34
    humidity = s M-20-40 C-12-28 2-12 2 6 a-20 6 22 0 180 C-42-12-28-28-20-40 Z; s*85 M18-20 H48; s*85 M18 0 H48; s*85 M18 20 H48
    drop {0.54 0 0} = s M0-50 C12-34 35-4 35 15 a0 15 35 0 180 C-35-4-12-34 0-50 Z
    drop.triangle = use triangle; use drop.fill 0 8 0.42
    flame {0.54 0 0} = s M2-50 C10-32 37-16 37 14 C37 38 20 50 0 50 C-20 50-37 38-37 14 C-37-2-30-14-22-22 C-18-12-14-8-9-6 C-12-22-8-38 2-50 Z; s^ M1 49 C-13 45-17 35-14 26 C-11 18-4 14-1 4 C8 10 16 20 16 32 C16 41 10 47 1 49
    flame.fill {0.54 0 0} = b M2-50 C10-32 37-16 37 14 C37 38 20 50 0 50 C-20 50-37 38-37 14 C-37-2-30-14-22-22 C-18-12-14-8-9-6 C-12-22-8-38 2-50 Z; f! M1 44 C-11 42-16 35-13 26 C-10 18-3 14-1 4 C8 10 15 20 15 32 C15 40 9 44 1 44 Z
    bolt [84 122] {0.56 0 0} = s P5 17-51/4 -35 9 -5 6/2 -17 51/4 35-9 5-6/2
    bolt.horizontal [124 84] = s P5 -51 17/4 9-35 6-5/2 51-17/4 -9 35 -6 5/2
    bolt.heart = use heart; use bolt.fill 0 0 0.46
    bolt.shield = use shield; use bolt.fill 0-2 0.5
    leaf = s M-40 20 C-44-24 0-44 44-42 C48 0 30 38-6 38 C-24 38-38 32-40 20 Z; s~ M-46 46 C-36 22-14 0 14-12
    leaf.fill = b M-38 20 C-42-24 0-44 44-42 C48 0 30 38-6 38 C-24 38-36 32-38 20 Z; s! M-36 34 C-26 16-10 0 14-12; s M-46 46 C-43 39-39 33-35 28
    leaf.arrow.triangle.circlepath = s@3 A0 0 42 -85 5; use leaf.fill 0 0 0.5
    tree = s P6 0-50 26-14/2 18-14/2 38 22 -38 22 -18-14/2 -26-14/2; s M0 22 V50
    laurel.leading = s*80 M24 48 C-16 34-22-16-2-44; f E-26 30 8 15 G-40 -26 30 D8 8; f E-28 6 8 15 G-15 -28 6 D2 6; f E-26-18 8 15 G5 -26-18; f E-8-40 8 14 G30 -8-40; f E2 22 7 13 G-70 2 22 D-2-2; f E-4-4 7 13 G-50 -4-4; f E0-24 7 12 G-20 0-24 D6 0
    laurel.trailing = s*80 M-24 48 C16 34 22-16 2-44; f E26 30 8 15 G40 26 30 D-8 8; f E28 6 8 15 G15 28 6 D-2 6; f E26-18 8 15 G-5 26-18; f E8-40 8 14 G-30 8-40; f E-2 22 7 13 G70 -2 22 D2-2; f E4-4 7 13 G50 4-4; f E0-24 7 12 G20 0-24 D-6 0
    mountain.2 = s P6 -54 38 -14-32 26 38; s W6 4-6 18-24 54 38 26 38
    mountain.2.fill = b P6 -54 38 -14-32 26 38; over _mountain 0 0 1
    _mountain = b P6 8-2/2 18-22 54 38 40 38/2
    water.waves = s M-52-24 C-38-38-30-38-18-26 C-6-14 6-14 18-26 C30-38 38-38 52-24; s M-52 0 C-38-14-30-14-18-2 C-6 10 6 10 18-2 C30-14 38-14 52 0; s M-52 24 C-38 10-30 10-18 22 C-6 34 6 34 18 22 C30 10 38 10 52 24
    beach.umbrella = s M-44-2 C-40-40 20-56 46-22 Z G-8 0 0; s M2-14 L14 46; s M-46 46 H46
    fish = s M-54 0 C-38-36 10-36 26 0 C10 36-38 36-54 0 Z; s W6 22-6 52-28 48 0 52 28 22 6; f~ O-32-6 5
    pawprint = s E-38-6 10 13; s E-15-32 10 14; s E15-32 10 14; s E38-6 10 13; s M0-4 C14-4 18 10 26 18 C36 30 26 44 12 40 C4 38-4 38-12 40 C-26 44-36 30-26 18 C-18 10-14-4 0-4 Z
    hare = s M-50 36 C-50 10-26-6-2-2 C4-8 8-10 12-12 C-6-24-16-40-8-46 C4-46 18-30 24-14 C40-12 50-2 50 8 C46 16 36 16 28 18 C26 28 30 34 38 38 H-44 Z; f O32-2 4.5
    tortoise = s M-44 14 C-42-22 26-26 28 14 Z; s M28 4 C32-16 54-12 54 0 C54 10 40 12 28 12; s M-34 16 L-38 32 H-24 L-20 16; s M10 16 L14 32 H26 L24 16
    ant = s O0-28 10; s O0-4 10; s E0 28 12 16; s|*80 M10-4 L30-14 L34-26; s|*80 M10 2 L32 4; s|*80 M10 8 L30 24 L32 38; s|*80 M6-36 L16-48
    ladybug = s E0 8 30 34; s M-18-22 C-16-40 16-40 18-22; s~ M0-26 V42; f~ O-14 0 5; f~ O14 0 5; f~ O-12 22 5; f~ O12 22 5; s|*80 M10-36 L18-46; s|*80 M30-4 L44-12; s|*80 M31 10 H48; s|*80 M28 24 L42 34
    bird = s M-50 24 C-30 30-20 20-14 0 C-8-24 6-38 22-38 C36-38 40-30 42-24 L52-18 L40-12 C40 16 18 36-10 36 C-30 36-44 32-50 24 Z; f O24-24 5
    cat = s M-38 8 V-36 L-16-22 C-6-26 6-26 16-22 L38-36 V8 C38 32 20 42 0 42 C-20 42-38 32-38 8 Z; f|^ O14 2 5; s^ W2 -6 20 0 24 6 20
    dog = s M-30-30 C-46-30-50 0-44 12 C-36 10-32 4-30-6 C-34 30-18 44 0 44 C18 44 34 30 30-6 C32 4 36 10 44 12 C50 0 46-30 30-30 C16-40-16-40-30-30 Z; f| O14-4 5; f E0 16 8 6
    globe.central.south.asia > globe.asia.australia
    sparkles.tv = use tv; use _sparkle 0-6 0.4
    rainbow = s A0 28 48 180 360; s A0 28 34 180 360; s A0 28 20 180 360
    atom = s E0 0 48 18; s E0 0 48 18 G60 0 0; s E0 0 48 18 G120 0 0; f O0 0 7
    aqi.medium = f@8 O0-38 6; f@6 O0-20 6; f O0 0 6
    aqi.low = f@6 O0-24 6; f O0 0 6
    aqi.high = f@12 O0-44 5; f@8 O0-28 6; f@4 O0-12 6
    sun.and.horizon > sun.horizon
    _flake = s@6 M0 0 V-44
    _smallbolt = b*20 P2 6-22 -18 4 -3 4 -8 22 18-4 3-4
    hurricane = s^ O0 0 12; s@2 M0-26 C-22-26-30-6-24 8; s@2 M0-26 C12-40 30-42 40-36
    cloud.moon.rain = use cloud.moon 0-12 0.9; s M-24 30 L-32 46; s M4 30 L-4 46
    cloud.moon.rain.fill = use cloud.moon.fill 0-12 0.9; s M-24 30 L-32 46; s M4 30 L-4 46
    cloud.moon.bolt = use cloud.moon 0-12 0.9; over _smallbolt -8 34
    cloud.moon.bolt.fill = use cloud.moon.fill 0-12 0.9; over _smallbolt -8 34
    cloud.sun.bolt = use cloud.sun 0-12 0.9; over _smallbolt -8 34
    cloud.sun.bolt.fill = use cloud.sun.fill 0-12 0.9; over _smallbolt -8 34
    leaf.arrow.circlepath > leaf.arrow.triangle.circlepath
    moon.haze = use moon 0-12 0.8; s M-44 32 H44; s M-28 46 H28
    sun.rain = s A0-14 20 150 390; s M0-44 V-52; s| M24-34 L30-40; s| M34-12 H42; s M-22 20 L-28 38; s M0 20 L-6 38; s M22 20 L16 38
    sun.snow = s A0-14 20 150 390; s M0-44 V-52; s| M24-34 L30-40; s| M34-12 H42; use*50 _flake -22 30 0.26; use*50 _flake 2 36 0.26; use*50 _flake 26 30 0.26
    moonphase.new.moon = b O0 0 44
    moonphase.first.quarter = s1 O0 0 44; f A0 0 44 90 270 Z
    moonphase.last.quarter = s1 O0 0 44; f A0 0 44 -90 90 Z
    moonphase.waxing.crescent = s1 O0 0 44; f M0-44 a0 0 44 -90 -270 C36 30 36-30 0-44 Z
    moonphase.waning.crescent = s1 O0 0 44; f M0-44 a0 0 44 -90 90 C-36 30-36-30 0-44 Z
    moonphase.waxing.gibbous = s1 O0 0 44; f M0-44 a0 0 44 -90 -270 C-36 30-36-30 0-44 Z
    moonphase.waning.gibbous = s1 O0 0 44; f M0-44 a0 0 44 -90 90 C36 30 36-30 0-44 Z
    drop.halffull = use1 drop; f A0 15 35 0 180 Z
    mountain.2.circle = s1 O0 0 46; use mountain.2.fill 0 0 0.5
    water.waves.slash = use water.waves; s!=7 M-44-44 L44 44; s M-44-44 L44 44
    fish.circle = s1 O0 0 46; use fish.fill 0 0 0.5
    carbon.dioxide.cloud = use cloud; t CO₂ 0 7 20
    sparkles.square.filled.on.square = s R-44-44 62 62 11; over _square62.fill 13 13; f! M13-9 Q17 9 35 13 Q17 17 13 35 Q9 17-9 13 Q9 9 13-9 Z
    tree.circle = s1 O0 0 46; use tree.fill 0 0 0.5
    """
}
