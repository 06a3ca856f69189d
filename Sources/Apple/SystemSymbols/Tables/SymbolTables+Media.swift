extension SymbolTables {
  /// Sound, pictures and their controls.
  static let media: StaticString = """
    play [89.5 98] {0.56 4 0} = s P7 -30-42 42 0 -30 42
    pause [80 100] {0.56 0 0} = s R-31-38 20 76 6; s R11-38 20 76 6
    _in.pause {1 0 0} = b*60 R-18-20 9 40 2; b*60 R9-20 9 40 2
    stop [96 96] = s R-36-36 72 72 10
    playpause = s P5 -48-32 4 0 -48 32; s R16-30 10 60 4; s R40-30 10 60 4
    backward [140 92] = s P6 -2-34 -54 0 -2 34; s P6 52-34 0 0 52 34
    forward [140 92] = s P6 2-34 54 0 2 34; s P6 -52-34 0 0 -52 34
    backward.end = s M-36-32 V32; s P6 36-34 -24 0 36 34
    forward.end = s M36-32 V32; s P6 -36-34 24 0 -36 34
    backward.end.alt = s M-50-30 V30; s P6 6-32 -42 0 6 32; s P6 52-32 6 0 52 32
    forward.end.alt = s M50-30 V30; s P6 -6-32 42 0 -6 32; s P6 -52-32 -6 0 -52 32
    backward.frame = s P6 -6-34 -54 0 -6 34; s R14-32 16 64 5
    forward.frame = s P6 6-34 54 0 6 34; s R-30-32 16 64 5
    eject = s P6 0-38 42 8 -42 8; s R-42 26 84 12 4
    eject.circle = s1 O0 0 46; use eject.fill 0-2 0.5
    mount > eject
    play.rectangle = s1 R-52-36 104 72 12; f P4 -14-20 22 0 -14 20
    play.rectangle.fill = b1 R-52-36 104 72 12; f- P4 -14-20 22 0 -14 20
    play.circle [115.6 111] = s1 O0 0 46; f P4 -15-23 26 0 -15 23
    play.circle.fill [115.6 111] = b1 O0 0 46; f- P4 -15-23 26 0 -15 23
    play.square.stack = use square.stack; f P3 -11-3 19 14 -11 31
    play.square.stack.fill = use square.stack.fill; f! P3 -11-3 19 14 -11 31
    play.rectangle.on.rectangle = use rectangle.on.rectangle; f P3 4 0 26 13 4 26
    play.display = use display; f P3 -10-20 16-6 -10 8
    play.tv = use tv; f P3 -10-20 16-6 -10 8
    play.tv.fill = use tv.fill; f! P3 -10-20 16-6 -10 8
    memories = s A0 0 44 -60 240; f P3 -10-16 18 0 -10 16; s W1 8-54 -8-40 10-28
    music.note = b E-18 34 13 10; s*110 M-6 34 V-36; b P2 -6-44 26-34 26-18 -6-28
    music.note.list = s*90 M-50-34 H4; s*90 M-50-10 H4; s*90 M-50 14 H-14; b E14 34 11 8.5; s M25 34 V-34; b P2 25-40 46-32 46-20 25-28
    music.quarternote.3 = b E-34 28 11 9; s M-23 28 V-32; b E4 34 11 9; s M15 34 V-26; b E38 22 11 9; s M49 22 V-38
    music.mic = s O22-26 20; s W4 6-12 -40 30 -48 44 -34 36 36-10; s M8-38 L36-12
    guitars = s O-18 22 22; s M-4 6 L38-40; s P3 32-48 46-34 40-28 26-42; f O-18 22 6
    pianokeys = s R-48-42 96 84 9; s~ M-16 42 V6; s~ M16 42 V6; b~ R-23-42 14 46 2; b~ R9-42 14 46 2
    speaker {0.54 0 0} = s P5 -36-15 -19-15 9-38 9 38 -19 15 -36 15 D10 0
    _speaker = s P5 -36-15 -19-15 9-38 9 38 -19 15 -36 15
    _speakerfill = b P5 -36-15 -19-15 9-38 9 38 -19 15 -36 15
    speaker.wave.1 = use _speaker -12 0; sv1 A-10 0 34 -38 38
    speaker.wave.2 = use _speaker -22 0; sv1 A-20 0 34 -38 38; sv2 A-20 0 54 -38 38
    speaker.wave.3 = use _speaker -34 0; sv1 A-32 0 34 -38 38; sv2 A-32 0 54 -38 38; sv3 A-32 0 74 -38 38
    speaker.wave.1.fill = use _speakerfill -12 0; sv1 A-10 0 34 -38 38
    speaker.wave.2.fill = use _speakerfill -22 0; sv1 A-20 0 34 -38 38; sv2 A-20 0 54 -38 38
    speaker.wave.3.fill = use _speakerfill -34 0; sv1 A-32 0 34 -38 38; sv2 A-32 0 54 -38 38; sv3 A-32 0 74 -38 38
    speaker.slash = use _speaker 14 0 1.12; s!=7 M-42-42 L42 42; s M-42-42 L42 42
    speaker.slash.fill = use _speakerfill 14 0 1.12; s!=7 M-42-42 L42 42; s M-42-42 L42 42
    speaker.zzz = use _speaker -16 0; t z 16 10 20; t z 32-8 26; t z 50-30 30
    speaker.zzz.fill = use _speakerfill -16 0; t z 16 10 20; t z 32-8 26; t z 50-30 30
    speaker.plus = use _speaker -16 0; s M20 0 H50; s M35-15 V15
    speaker.minus = use _speaker -16 0; s M20 0 H50
    speaker.plus.fill = use _speakerfill -16 0; s M20 0 H50; s M35-15 V15
    speaker.minus.fill = use _speakerfill -16 0; s M20 0 H50
    waveform = s M-44-8 V8; s M-26-24 V24; s M-9-42 V42; s M9-26 V26; s M26-36 V36; s M44-10 V10
    waveform.circle [115.6 111] = s1 O0 0 46; s*80 M-26-5 V5; s*80 M-13-14 V14; s*80 M0-24 V24; s*80 M13-12 V12; s*80 M26-6 V6
    waveform.circle.fill [115.6 111] = b1 O0 0 46; s-*80 M-26-5 V5; s-*80 M-13-14 V14; s-*80 M0-24 V24; s-*80 M13-12 V12; s-*80 M26-6 V6
    waveform.and.mic = use mic.fill 38 4 0.8; s*90 M-54-8 V8; s*90 M-38-24 V24; s*90 M-22-40 V40; s*90 M-6-20 V20
    waveform.path = s W2 -54 0 -38 0 -28-28 -14 34 0-42 14 30 26-16 34 0 54 0
    waveform.path.ecg = s W2 -56 6 -32 6 -22-8 -10 6 2-44 14 44 24 6 56 6
    waveform.path.ecg.rectangle = s1 R-52-38 104 76 12; s W2 -40 4 -20 4 -8-22 6 24 16 4 40 4
    photo {0.5 0 0} = s R-54-39 108 78 12; s~ W6 -53 26 -22-2 4 24 22 8 53 32; f~ O22-14 9
    photo.artframe = s R-52-46 104 92 6; s*80 R-36-30 72 60 3; f P4 -30 24 -10 0 6 16 16 8 30 24; f O14-14 6
    photo.on.rectangle = s W10 -34 22 -56 22 -56-46 34-46 34-36; s R-34-28 90 68 11; s~ W5 -33 30 -8 8 14 28 28 16 55 34; f~ O32-8 8
    photo.stack = use photo 0 10 0.9; s*85 M-38-36 H38; s*85 M-28-48 H28
    photo.fill.on.rectangle.fill > photo.on.rectangle.fill
    photo.tv = use tv; f P4 -40 12 -14-16 4 4 18-8 40 12
    photo.circle = s1 O0 0 46; use photo 0 0 0.5
    rectangle.stack.badge.play = use rectangle.stack; f P3 -8 4 14 16 -8 28
    _camerabody = s P9 -54-27 -30-27/5 -19-42/7 19-42/7 30-27/5 54-27 54 39 -54 39
    camera {0.52 0 1} = s P9 -54-27 -30-27/5 -19-42/7 19-42/7 30-27/5 54-27 54 39 -54 39; s~ O0 5 20; f~ O38-12 4.5
    camera.fill {0.52 0 1} = b P9 -54-27 -30-27/5 -19-42/7 19-42/7 30-27/5 54-27 54 39 -54 39; s! O0 5 21; f! O39-13 5
    camera.filters = s O0-20 27; s O-20 16 27; s O20 16 27
    camera.viewfinder = s|_ W13 -50-24 -50-46 -24-46; use camera.fill 0-1 0.52
    camera.aperture = s O0 0 46; s@6 M-23-40 L12-4
    video.circle = s1 O0 0 46; use video.fill 0 0 0.48
    video.bubble.left = use bubble.left; use video.fill 0-8 0.4
    film = s R-54-40 108 80 10; s~ M-30-40 V40; s~ M30-40 V40; s~ M-30 0 H30; s~*85 M-54-13 H-30; s~*85 M-54 13 H-30; s~*85 M54-13 H30; s~*85 M54 13 H30
    film.fill = b R-54-40 108 80 10; s!*70 M-30-50 V50; s!*70 M30-50 V50; s!*70 M-30 0 H30; s!*70 M-64-13 H-30; s!*70 M-64 13 H-30; s!*70 M64-13 H30; s!*70 M64 13 H30
    film.stack = use film 0 10 0.86; s*85 M-38-34 H38; s*85 M-28-47 H28
    movieclapper = s P7 -48-14/3 48-14/3 48 42 -48 42; s P4 -48-16 -50-32 46-46 48-32; s*85 M-28-20 L-20-36; s*85 M0-24 L8-40
    livephoto = f@24 O0-46 3.4; s O0 0 27; f O0 0 12
    livephoto.slash = use livephoto; s!=7 M-38-38 L38 38; s M-38-38 L38 38
    livephoto.play = f@24 O0-46 3.4; s O0 0 27; f P2 -7-12 13 0 -7 12
    timelapse = s@24*80 M0-38 V-46; s A0 0 24 -90 180; s M0-24 V0
    slowmo = s@24*80 M0-38 V-46; s O0 0 20
    timer.square = use square; use timer 0 0 0.5
    recordingtape = s^ O-32 0 24; s^ O32 0 24; s M-32 24 H32
    mic.circle [115.6 111] = s1 O0 0 46; use mic.fill 0 1 0.5
    pip = s R-54-40 108 80 11; b~ R2 2 38 24 4
    pip.enter = s R-54-40 108 80 11; f R0 2 42 26 4; s M-34-22 L-14-6; s W1 -13-22 -13-5 -32-5
    pip.exit = s R-54-40 108 80 11; f R0 2 42 26 4; s M-13-5 L-34-22; s W1 -36-5 -36-23 -17-23
    rectangle.on.rectangle.angled = s R-54-26 76 60 9 G-8 0 0; over _rectangle84 14 8 0.84 8
    rectangle.3.offgrid = s R-54-38 60 34 6; s R-54 6 42 32 6; s R2 6 52 32 6; s R18-38 36 34 6
    rectangle.expand.vertical = s R-44-18 88 36 9; s_ M0-26 V-46; s_ W1 -12-36 0-48 12-36
    rectangle.compress.vertical = s R-44-14 88 28 8; s_ M0-48 V-24; s_ W1 -12-34 0-22 12-34
    square.resize = s R-42-42 84 84 12; s M-16 16 L16-16; s W1 0-18 18-18 18 0; s W1 0 18 -18 18 -18 0
    square.fill.text.grid.1x2 = b R-50-42 34 34 5; b R-50 8 34 34 5; s*85 M2-34 H46; s*85 M2-18 H30; s*85 M2 16 H46; s*85 M2 32 H30
    textformat.alt > textformat
    captions.bubble = use bubble.left; s*85 M-28-14 H-6; s*85 M6-14 H28; s*85 M-28 2 H8; s*85 M20 2 H28
    captions.bubble.fill = use bubble.left.fill; s!*85 M-28-14 H-6; s!*85 M6-14 H28; s!*85 M-28 2 H8; s!*85 M20 2 H28
    hifispeaker.2 = use hifispeaker -20 0 0.8; use hifispeaker 22 0 0.8
    airplay.audio > airplayaudio
    airplay.video > airplayvideo
    rays = s@8 M0-20 V-42
    burst > seal
    photo.on.rectangle.angled = s R-58-40 84 62 10 G-8 -16 -10; over _photocard 12 12 1 6
    _photocard = s R-42-32 84 64 10; s~ W5 -41 20 -16-4 4 16 18 6 41 26; f~ O18-14 7
    photo.on.rectangle.angled.fill = b R-58-40 84 62 10 G-8 -16 -10; over _photocard.fill 12 12 1 6
    camera.on.rectangle = s W10 -32 22 -56 22 -56-46 30-46; s P7 -34-16/7 -14-16/4 -6-28/5 22-28/5 30-16/4 52-16/7 52 40 -34 40; s~ O9 12 14
    camera.metering.spot = s R-54-38 108 76 10; f O0 0 9
    camera.metering.center.weighted = s R-54-38 108 76 10; f O0 0 9; s*80 A0 0 22 -50 50; s*80 A0 0 22 130 230
    camera.shutter.button = s O0 0 46; s~ O0 0 30
    camera.macro = s@5 M0-10 C-16-20-14-44 0-44 C14-44 16-20 0-10; s^ O0 0 10
    tv.music.note = use tv; use*85 music.note 2-4 0.4
    tv.music.note.fill = use1 tv.fill; cut*85 music.note 2-4 0.4
    music.note.tv > tv.music.note
    music.note.tv.fill > tv.music.note.fill
    pianokeys.inverse = b R-50-44 100 88 10; f! R-16-36 0 0 0; s!*70 M-16 44 V2; s!*70 M16 44 V2; f! R-24-44 14 44 2; f! R10-44 14 44 2
    pip.swap = s R-54-40 108 80 11; f R-40-26 34 24 4; f R8 4 34 24 4
    pip.remove = s R-54-40 108 80 11; f R2 2 40 26 4; s*85 M-38-22 L-20-4; s*85 M-20-22 L-38-4
    play.slash = use play 4 0; s!=7 M-42-44 L42 44; s M-42-44 L42 44
    rectangle.dashed.badge.record = use rectangle.dashed; f O0 0 16
    mosaic = s R-48-42 96 84 10; s~*85 M-48-8 H48; s~*85 M-12-42 V-8; s~*85 M18-8 V42; s~*85 M18 16 H48
    film.circle = s1 O0 0 46; use*70 film 0 0 0.5
    waveform.slash = use waveform; s!=7 M-44-44 L44 44; s M-44-44 L44 44
    waveform.badge.plus = use waveform -6 0 0.94; over _plusbadge 42 30
    waveform.path.badge.plus = use waveform.path -4 0 0.94; over _plusbadge 44 32
    shuffle.circle = s1 O0 0 46; use*85 shuffle 0 0 0.5
    repeat.circle = s1 O0 0 46; use*85 repeat 0 0 0.52
    headphones.circle.fill = b1 O0 0 46; cut headphones 0 0 0.54
    backward.circle = s1 O0 0 46; use backward.fill -2 0 0.5
    forward.circle = s1 O0 0 46; use forward.fill 2 0 0.5
    opticaldisc.fill = b O0 0 46; f! O0 0 16; s O0 0 7; s!*80 A0 0 31 200 250; s!*80 A0 0 31 20 70
    swirl.circle.righthalf.filled = s O0 0 46; f M0-46 a0 0 46 -90 90 C-24 34-24 4 0 0 C24-4 24-34 0-46 Z
    square.text.square = s R-42-42 84 84 12; s~*85 M-22-14 H22; s~*85 M-22 2 H22; s~*85 M-22 18 H6
    _mark.waveform = s*80 M-26-10 V10; s*80 M0-26 V26; s*80 M26-14 V14
    """
}
