extension SymbolTables {
  /// Messages, calls, post, networks.
  static let communication: StaticString = """
    bubble.left [124 114] = s M-30-41 H30 Q48-41 48-23 V7 Q48 25 30 25 H-3 L-21 42 Q-26 46-26 39 V25 H-30 Q-48 25-48 7 V-23 Q-48-41-30-41 Z
    bubble.right = s M30-41 H-30 Q-48-41-48-23 V7 Q-48 25-30 25 H3 L21 42 Q26 46 26 39 V25 H30 Q48 25 48 7 V-23 Q48-41 30-41 Z
    bubble > bubble.left
    bubble.middle.bottom = s M-30-41 H30 Q48-41 48-23 V7 Q48 25 30 25 H14 L3 40 Q0 44-3 40 L-14 25 H-30 Q-48 25-48 7 V-23 Q-48-41-30-41 Z
    bubble.left.and.bubble.right = use bubble.left -22-8 0.86; over bubble.right 30 12 0.74
    bubble.left.and.bubble.right.fill = use bubble.left.fill -22-8 0.86; over bubble.right.fill 30 12 0.74
    bubble.left.and.text.bubble.right = use bubble.left -22-8 0.86; over bubble.right 30 12 0.74; s*75 M10 0 H50; s*75 M10 13 H40
    bubble.left.and.exclamationmark.bubble.right = use bubble.left -22-8 0.86; over bubble.right 30 12 0.74; use*80 _in.exclamationmark 30 6 0.74
    text.bubble = use bubble.left; s~*85 M-26-19 H26; s~*85 M-26-4 H14
    text.bubble.fill = use bubble.left.fill; s!*85 M-26-19 H26; s!*85 M-26-4 H14
    quote.bubble = use1 bubble.left; use _quote 0-8 0.62
    quote.bubble.fill = use1 bubble.left.fill; cut _quote 0-8 0.62
    _quote = f O-18 8 12; f O18 8 12; s*90 M-26 6 C-26-10-20-18-12-20; s*90 M10 6 C10-10 16-18 24-20
    quote.opening = use _quote 0 0 1.2
    quote.closing = use _quote 0 0 1.2 180
    star.bubble = use bubble.left; use*60 star.fill 0-9 0.44
    star.bubble.fill = use1 bubble.left.fill; cut*60 star.fill 0-9 0.44
    phone.bubble = use bubble.left; use*70 phone.fill 0-8 0.44
    character.bubble = use bubble.left; t A 0-8 34
    character.bubble.fill = use1 bubble.left.fill; cut _letterA 0-8 1
    _letterA = t A 0 0 34
    message [126 112] = s M0-42 C30-42 52-25 52-3 C52 19 30 36 0 36 C-7 36-14 35-20 33 C-26 39-36 43-45 42 C-40 37-38 31-39 25 C-47 18-52 8-52-3 C-52-25-30-42 0-42 Z
    ellipsis.message = use message; f O-22-3 5.5; f O0-3 5.5; f O22-3 5.5
    ellipsis.message.fill = use message.fill; f! O-22-3 5.5; f! O0-3 5.5; f! O22-3 5.5
    ellipsis.bubble = use bubble.left; f O-22-8 5.5; f O0-8 5.5; f O22-8 5.5
    ellipsis.bubble.fill = use bubble.left.fill; f! O-22-8 5.5; f! O0-8 5.5; f! O22-8 5.5
    envelope [126 96] {0.5 0 0} = s R-52-37 104 74 12; s W8 -47-31 0 8 47-31
    envelope.fill [126 96] {0.5 0 0} = b R-52-37 104 74 12; s! W8 -56-30 0 13 56-30
    envelope.open = s P8 -48-14/10 0-50/12 48-14/10 48 46/12 -48 46/12; s~ W8 -44-10 0 20 44-10
    envelope.open.fill = b P8 -48-14/10 0-50/12 48-14/10 48 46/12 -48 46/12; s! W8 -54-10 0 22 54-10
    mail.stack = use envelope 0 10 0.85; s*85 M-38-34 H38; s*85 M-28-47 H28
    mail > envelope
    phone.down {0.5 0 0} = s M-54 4 C-54-34 54-34 54 4 V14 Q54 22 46 20 L28 16 Q21 14 21 7 V1 C8-4-8-4-21 1 V7 Q-21 14-28 16 L-46 20 Q-54 22-54 14 Z
    phone {0.56 0 0} = s M-54 4 C-54-34 54-34 54 4 V14 Q54 22 46 20 L28 16 Q21 14 21 7 V1 C8-4-8-4-21 1 V7 Q-21 14-28 16 L-46 20 Q-54 22-54 14 Z G-135 0 0 D-3 3
    phone.arrow.up.right = use phone; s M12-12 L42-42; s W2 22-44 44-44 44-22
    phone.arrow.down.left = use phone; s M44-44 L14-14; s W2 12-34 12-12 34-12
    phone.arrow.right = use phone; s M8-30 H44; s W2 30-44 46-30 30-16
    phone.connection = use phone; s A4-4 20 -85 -5; s A4-4 38 -85 -5
    phone.badge.plus = use phone; s M34-46 V-14; s M18-30 H50
    phone.fill.arrow.up.right = use phone.fill; s M12-12 L42-42; s W2 22-44 44-44 44-22
    phone.fill.arrow.down.left = use phone.fill; s M44-44 L14-14; s W2 12-34 12-12 34-12
    phone.fill.badge.plus = use phone.fill; s M34-46 V-14; s M18-30 H50
    phone.and.waveform = use phone; s M12-32 V-24; s M26-42 V-14; s M40-34 V-22
    video {0.5 0 0} = s R-58-33 76 66 13; s P4 28-9 56-27/6 56 27/6 28 9
    mic {0.54 0 0} = s R-17-50 34 62 17; s M-31-9 V-3 a0-3 31 180 0 V-9; s M0 28 V46; s M-17 46 H17
    bell {0.54 0 0} = s M-38 25 C-26 14-29 2-28-10 C-27-30-15-41 0-41 C15-41 27-30 28-10 C29 2 26 14 38 25 Q41 30 34 30 H-34 Q-41 30-38 25 Z;
      f A0 37 14 0 180 Z
    bell.and.waves.left.and.right = use bell 0 0 0.88; s A0-6 50 -32 32; s A0-6 50 148 212
    bell.and.waves.left.and.right.fill = use bell.fill 0 0 0.88; s A0-6 50 -32 32; s A0-6 50 148 212
    megaphone = s P6 -50-12/10 -22-16/4 42-40/5 42 32/5 -22 14/4 -50 10/10; s W5 -34 14 -30 40 -8 40 -12 18; s M54-10 V4
    antenna.radiowaves.left.and.right = f O0-8 8; sv1| A0-8 26 -42 42; sv2| A0-8 46 -42 42; s M0-4 V46
    dot.radiowaves.left.and.right = fv1 O0 0 8; sv2| A0 0 26 -42 42; sv3| A0 0 46 -42 42
    dot.radiowaves.right = fv1 O-34 0 8; sv2 A-34 0 26 -42 42; sv3 A-34 0 46 -42 42; sv4 A-34 0 66 -42 42
    dot.radiowaves.up.forward = f O-36 36 8; s A-36 36 28 -88 -2; s A-36 36 52 -88 -2; s A-36 36 76 -88 -2
    wave.3.right = sv1 A-40 0 24 -42 42; sv2 A-40 0 50 -42 42; sv3 A-40 0 76 -42 42
    wave.3.left = sv1 A40 0 24 138 222; sv2 A40 0 50 138 222; sv3 A40 0 76 138 222
    wave.3.forward > wave.3.right
    wave.3.backward > wave.3.left
    wifi [130 96] {0.56 0 0} = sv3*115 A0 34 70 -135 -45; sv2*115 A0 34 43 -135 -45; fv1 A0 36 19 -136 -44 L0 38 Z
    wifi.exclamationmark [130 96] = s1*115 A0 34 70 -135 -104; s1*115 A0 34 70 -76 -45; s1*115 A0 34 43 -135 -112; s1*115 A0 34 43 -68 -45; s*110 M0-34 V10; f O0 32 7
    wifi.router = s R-48 4 96 36 8; f O-28 22 4.5; f O-10 22 4.5; s M30 4 V-14; s A30-18 14 -145 -35; s A30-18 32 -145 -35
    personalhotspot = s@2 A-16 0 26 60 300; s@2 A-16 0 26 330 390
    link = s@2 M-9 9 C-18 0-18-10-10-18 L9-37 C17-45 29-45 37-37 C45-29 45-17 37-9 L26 2
    network [115.6 111] = s O0 0 46; s*80 E0 0 20 46; s*80 M-46 0 H46; s*80 M-40-22 H40; s*80 M-40 22 H40
    globe [115.6 111] = s O0 0 46; s*80 E0 0 20 46; s*80 M0-46 V46; s*80 M-46 0 H46; s*80 M-39-23 C-20-14 20-14 39-23; s*80 M-39 23 C-20 14 20 14 39 23
    globe.americas [115.6 111] = s1 O0 0 46; f M-26-32 C-14-40 2-42 10-38 C6-32 12-28 4-22 C-4-18-4-10-12-8 C-10 2-2 0 6 4 C18 8 22 14 16 22 C10 30 6 38-2 40 C-8 34-4 24-12 16 C-24 10-34 0-34-10 C-34-20-30-28-26-32 Z;
      f M26-28 C34-22 40-10 40-2 C34 0 30-6 26-12 C22-18 20-24 26-28 Z
    globe.americas.fill [115.6 111] = b1 O0 0 46; f- M-26-32 C-14-40 2-42 10-38 C6-32 12-28 4-22 C-4-18-4-10-12-8 C-10 2-2 0 6 4 C18 8 22 14 16 22 C10 30 6 38-2 40 C-8 34-4 24-12 16 C-24 10-34 0-34-10 C-34-20-30-28-26-32 Z;
      f- M26-28 C34-22 40-10 40-2 C34 0 30-6 26-12 C22-18 20-24 26-28 Z
    globe.europe.africa [115.6 111] = s1 O0 0 46; f M-18-36 C-4-42 16-42 24-34 C18-28 24-24 14-20 C4-22-2-14-12-14 C-22-18-24-30-18-36 Z; f M-20-4 C-8-12 12-10 18-2 C22 4 32 6 28 14 C20 20 18 38 8 40 C-2 38 0 22-4 16 C-12 12-26 10-20-4 Z
    globe.europe.africa.fill [115.6 111] = b1 O0 0 46; f- M-18-36 C-4-42 16-42 24-34 C18-28 24-24 14-20 C4-22-2-14-12-14 C-22-18-24-30-18-36 Z; f- M-20-4 C-8-12 12-10 18-2 C22 4 32 6 28 14 C20 20 18 38 8 40 C-2 38 0 22-4 16 C-12 12-26 10-20-4 Z
    globe.asia.australia [115.6 111] = s1 O0 0 46; f M-28-26 C-14-38 10-38 22-28 C16-20 22-10 12-4 C4-8 2 4-6 4 C-10-4-14-8-22-8 C-32-12-34-20-28-26 Z; f M8 20 C16 14 28 16 30 22 C28 30 18 34 12 30 C8 28 4 24 8 20 Z
    globe.asia.australia.fill [115.6 111] = b1 O0 0 46; f- M-28-26 C-14-38 10-38 22-28 C16-20 22-10 12-4 C4-8 2 4-6 4 C-10-4-14-8-22-8 C-32-12-34-20-28-26 Z; f- M8 20 C16 14 28 16 30 22 C28 30 18 34 12 30 C8 28 4 24 8 20 Z
    safari [115.6 111] = s1 O0 0 46; f P2 24-24 8 8 -24 24 -8-8; f! O0 0 5
    safari.fill [115.6 111] = b1 O0 0 46; f- P2 24-24 8 8 -24 24 -8-8
    paperplane [118 114] {0.54 -2 2} = s P5 -47-6 46-45 8 47 -9 11; s~ M-9 11 L42-41
    paperplane.fill [118 114] {0.54 -2 2} = b P5 -47-6 46-45 8 47 -9 11; s! M-13 15 L22-21
    tray = s P6 -34-36/10 34-36/10 50 6/8 50 38/12 -50 38/12 -50 6/8; s~ W5 -50 6 -20 6 -13 18 13 18 20 6 50 6
    tray.fill = b W6 -50 8 -50 38/12 50 38/12 50 8 21 8 14 20 -14 20 -21 8; s W6 -50 8 -34-36/10 34-36/10 50 8
    tray.full = use tray 0 8; s*85 M-22-8 H22; s*85 M-26-24 H26
    tray.full.fill = use tray.fill 0 8; s*85 M-22-8 H22; s*85 M-26-24 H26
    tray.2 = use tray 0-18 0.84; use _trayFront 0 14
    _trayFront = s W6 -46 10 -46 36/10 46 36/10 46 10 18 10 12 20 -12 20 -18 10 -46 10
    tray.and.arrow.down = s P6 -50 12/8 -50 46/12 50 46/12 50 12/8 22 12 14 24 -14 24 -22 12; s W9 -50 12 -36-20 -22-20; s W9 50 12 36-20 22-20; s M0-50 V2; s W1 -17-14 0 4 17-14
    tray.and.arrow.up = s P6 -50 12/8 -50 46/12 50 46/12 50 12/8 22 12 14 24 -14 24 -22 12; s W9 -50 12 -36-20 -22-20; s W9 50 12 36-20 22-20; s M0 4 V-46; s W1 -17-32 0-50 17-32
    archivebox = s R-50-42 100 24 7; s W10 -43-18 -43 42 43 42 43-18; s~ M-14 2 H14
    archivebox.fill = b R-50-44 100 18 5; b P6 -43-12/0 43-12/0 43 42/12 -43 42/12; s! M-60-18 H60; s! M-14 6 H14
    externaldrive.connected.to.line.below = s R-44-44 88 34 9; f O26-27 5; s M0-10 V26; s M-48 34 H-14; s M14 34 H48; s^ O0 34 10
    antenna.radiowaves.left.and.right.slash = use antenna.radiowaves.left.and.right; s!=7 M-42-42 L42 42; s M-42-42 L42 42
    airplayaudio = f P3 0 6 24 40 -24 40; s A0 0 16 -220 40; s A0 0 30 -225 45; s A0 0 44 -230 50
    airplayvideo = s W10 -26 26 -50 26 -50-38 50-38 50 26 26 26; f P3 0 8 26 40 -26 40
    bubble.middle.top = s M-30 41 H30 Q48 41 48 23 V-7 Q48-25 30-25 H14 L3-40 Q0-44-3-40 L-14-25 H-30 Q-48-25-48-7 V23 Q-48 41-30 41 Z
    ellipses.bubble > ellipsis.bubble
    ellipses.bubble.fill > ellipsis.bubble.fill
    bell.and.waveform = use bell -16 0; s M30-10 V10; s M44-20 V20; s M58-6 V6
    message.and.waveform = use message; s*85 M-20-10 V4; s*85 M-7-18 V12; s*85 M7-14 V8; s*85 M20-8 V2
    bubbles.and.sparkles = use bubble.left -18-6 0.8; over bubble.right 30 14 0.66; use _sparkle 34-34 0.3
    phone.fill.arrow.right = use phone.fill; s M8-30 H44; s W2 30-44 46-30 30-16
    phone.bubble.left > phone.bubble
    phone.fill.connection = use phone.fill; s A4-4 20 -85 -5; s A4-4 38 -85 -5
    phone.down.waves.left.and.right = use phone.down 0 8 0.8; s A0 30 62 -66 -42; s A0 30 62 -138 -114
    questionmark.video = use video; use*85 _in.questionmark -20 0 0.9
    radiowaves.left = s A26 0 24 138 222; s A26 0 50 138 222; s A26 0 76 138 222
    radiowaves.right = s A-26 0 24 -42 42; s A-26 0 50 -42 42; s A-26 0 76 -42 42
    badge.plus.radiowaves.right = f O-26 0 22; s! M-36 0 H-16; s! M-26-10 V10; s A-26 0 40 -42 42; s A-26 0 62 -42 42
    badge.plus.radiowaves.forward > badge.plus.radiowaves.right
    icloud.and.arrow.down = s A-34 2 21 80 268 a-6-17 28 192 336 a31 2 22 282 440; s M0 2 V44; s W1 -14 32 0 47 14 32
    icloud.and.arrow.up = s A-34 2 21 80 268 a-6-17 28 192 336 a31 2 22 282 440; s M0 46 V4; s W1 -14 16 0 1 14 16
    icloud.and.arrow.down.fill = b A-32 0 21 90 268 a-4-18 28 192 336 a31 0 22 282 450 Z; s!=6 M0 2 V44; s!=6 W1 -14 32 0 47 14 32; s M0 2 V44; s W1 -14 32 0 47 14 32
    icloud.and.arrow.up.fill = b A-32 0 21 90 268 a-4-18 28 192 336 a31 0 22 282 450 Z; s!=6 M0 46 V4; s!=6 W1 -14 16 0 1 14 16; s M0 46 V4; s W1 -14 16 0 1 14 16
    dot.radiowaves.forward > dot.radiowaves.right
    envelope.badge.shield.half.filled = use envelope -4 -4 0.94; over _shieldbadge 40 24
    questionmark.video.fill = use1 video.fill; cut*85 _in.questionmark -20 0 0.9
    _mark.wifi = s*90 A0 30 60 -132 -48; f A0 30 30 -135 -45 L0 32 Z
    """
}
