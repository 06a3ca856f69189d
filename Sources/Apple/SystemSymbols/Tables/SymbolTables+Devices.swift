extension SymbolTables {
  /// Phones, computers and accessories.
  static let devices: StaticString = """
    iphone {0.52 0 0} = s R-28-50 56 100 12; s*70 M-7-40 H7
    iphone.gen1 = s R-28-50 56 100 12; s M-28-32 H28; s M-28 28 H28; s*70 O0 39 3
    iphone.gen2 > iphone
    iphone.gen3 > iphone
    iphone.homebutton > iphone.gen1
    iphone.landscape = s R-50-28 100 56 12; s*70 M-40-7 V7
    iphone.and.arrow.forward = s W11 10-26 10-50 -46-50 -46 50 10 50 10 26; s*70 M-25-40 H-11; s M-22 0 H46; s W1 30-18 48 0 30 18
    iphone.and.arrow.right.outward > iphone.and.arrow.forward
    iphone.and.arrow.right.inward = s W11 -10-26 -10-50 46-50 46 50 -10 50 -10 26; s*70 M25-40 H11; s M-50 0 H16; s W1 0-18 18 0 0 18
    iphone.and.arrow.forward.outward > iphone.and.arrow.forward
    iphone.and.arrow.forward.inward > iphone.and.arrow.right.inward
    iphone.radiowaves.left.and.right = use iphone 0 0 0.86; s A0 0 42 -32 32; s A0 0 42 148 212
    iphone.slash = use iphone; s!=7 M-40-44 L40 44; s M-40-44 L40 44
    candybarphone = s R-24-50 48 100 10; s*80 R-12-38 24 26 3; f O-10 6 4; f O0 6 4; f O10 6 4; f O-10 20 4; f O0 20 4; f O10 20 4; f O-10 34 4; f O0 34 4; f O10 34 4
    apps.iphone = s R-28-50 56 100 12; f R-16-34 12 12 3; f R4-34 12 12 3; f R-16-16 12 12 3; f R4-16 12 12 3; f R-16 2 12 12 3; f R4 2 12 12 3; s*70 M-10 38 H10
    ipad = s R-39-50 78 100 11; s*70 M-8 40 H8
    ipad.gen1 = s R-39-50 78 100 10; s M-39-34 H39; s M-39 30 H39; s*70 O0 40 3
    ipad.gen2 > ipad
    ipad.homebutton > ipad.gen1
    ipad.landscape = s R-50-39 100 78 11; s*70 M-8 29 H8
    ipad.and.iphone = s W10 6 46 -50 46 -50-46 22-46 22-24; s R8-14 40 62 9; s*70 M24-5 H32
    ipad.and.arrow.forward = s W11 14-26 14-46 -46-46 -46 46 14 46 14 26; s M-22 0 H46; s W1 30-18 48 0 30 18
    macbook.and.iphone = s W8 10 24 -44 24 -44-36 36-36 36-20; s M-54 36 H12; s R22-10 30 48 8
    macbook = s R-42-34 84 58 9; s M-56 36 H56
    laptopcomputer = s R-42-36 84 58 9; s*100 W4 -58 36 -50 36 50 36 58 36
    desktopcomputer = s R-52-46 104 70 10; s~ M-52 8 H52; s W3 -14 24 -18 44 18 44 14 24; s M-26 45 H26
    display = s R-52-42 104 72 10; s M0 30 V44; s M-24 45 H24
    display.2 = s R-56-26 70 50 8; s W8 -10-36 -10-42 56-42 56 8 28 8; s M-21 24 V38; s M-38 39 H-4
    pc = s R-28-48 56 96 8; s*80 M-14-32 H14; s*80 M-14-18 H14; s O0 26 7
    macpro.gen3 > pc
    macmini = s R-46-16 92 32 8; f O30 0 4
    xserve > server.rack
    server.rack = s R-48-46 96 26 7; s R-48-13 96 26 7; s R-48 20 96 26 7; f~ O-32-33 4; f~ O-20-33 4; f~ O-32 0 4; f~ O-20 0 4; f~ O-32 33 4; f~ O-20 33 4; s~*70 M10-33 H34; s~*70 M10 0 H34; s~*70 M10 33 H34
    externaldrive = s P9 -40-32 40-32 50 12 50 34 -50 34 -50 12; s~ M-50 8 H50; f~ O34 21 5
    internaldrive = s R-48-34 96 68 10; s~ M-48 10 H48; f~ O32 22 5
    opticaldiscdrive = s R-50-24 100 48 9; s M-34 0 H34; f O32 14 4
    opticaldisc = s O0 0 46; s O0 0 14; s*80 A0 0 30 200 250; s*80 A0 0 30 20 70
    tv = s R-54-42 108 72 10; s M-26 44 H26
    tv.inset.filled = s1 R-54-42 108 72 10; f R-42-30 84 48 3; s M-26 44 H26
    tv.and.mediabox = s W9 50-4 50-40 -52-40 -52 22 8 22; s R18 8 38 30 6; s M-30 36 H2
    appletv = s R-48-16 96 32 10; f O32 0 4
    4k.tv = use tv; t 4K 0-6 30
    airpods = s M-14-34 C-30-40-40-28-38-14 C-36-4-26-2-22-8 V38 H-12 V-20; s M14-34 C30-40 40-28 38-14 C36-4 26-2 22-8 V38 H12 V-20
    airpodsmax > headphones
    homepod = s P26 -38-38 38-38 40 40 -40 40; s*80 M-14-26 H14
    homepodmini = s O0 0 38; s*80 M-12-20 H12
    hifispeaker = s R-32-50 64 100 9; s~ O0 16 17; f~ O0-26 7; f~ O0 16 5
    applewatch = s R-30-32 60 64 15; s P3 -20-34 20-34 15-52 -15-52; s P3 -20 34 20 34 15 52 -15 52; s M35-10 V4
    applewatch.radiowaves.left.and.right = use applewatch 0 0 0.8; s A0 0 42 -32 32; s A0 0 42 148 212
    applewatch.watchface = use applewatch; s W1 0-16 0 2 12 8
    exclamationmark.applewatch = use applewatch; use _in.exclamationmark 0 0 0.85
    headphones {0.54 0 0} = s M-44 14 V2 a0 0 44 180 360 V14; b R-46 12 16 30 7; b R30 12 16 30 7
    headphones.circle = s1 O0 0 46; use headphones 0 0 0.54
    computermouse = s R-28-46 56 92 28; s~ M0-46 V-4; s~ M-28-4 H28
    magicmouse = s R-26-46 52 92 26; s~ M0-46 V-14
    keyboard = s R-56-34 112 68 10; f~ R-43-22 9 9 2; f~ R-26-22 9 9 2; f~ R-9-22 9 9 2; f~ R8-22 9 9 2; f~ R25-22 18 9 2; f~ R-43-5 9 9 2; f~ R-26-5 9 9 2; f~ R-9-5 9 9 2; f~ R8-5 9 9 2; f~ R25-5 18 9 2;
      f~ R-26 12 52 9 2; f~ R-43 12 9 9 2; f~ R34 12 9 9 2
    keyboard.chevron.compact.down = use keyboard 0-16; s M-22 34 L0 44 L22 34
    printer = s W8 -30-16 -30-44 30-44 30-16; s W9 -30 24 -50 24 -50-16 50-16 50 24 30 24; s P6 -30 6/2 30 6/2 30 46 -30 46; f~ O36-2 4.5; s*75 M-16 20 H16; s*75 M-16 32 H16
    printer.fill = b R-28-46 56 18 6; b P10 -50-18 50-18 50 26 -50 26; f! P2 -36 2 36 2 36 60 -36 60; b P6 -27 11 27 11 27 45 -27 45; f! O38-5 5; s!*75 M-16 21 H16; s!*75 M-16 34 H16
    scanner = s P8 -50 8 50 8 50 36 -50 36; s M-44-34 L44 2; f O34 22 4.5
    cpu = s R-32-32 64 64 10; s~ R-14-14 28 28 4; s|_*85 M0-36 V-46; s|_*85 M18-36 V-46; s|_*85 M36 0 H46; s|_*85 M36 18 H46
    memorychip = s R-52-24 104 48 7; s~ R-36-10 20 20 2; s~ R-8-10 20 20 2; s~ R20-10 20 20 2; s|_*85 M12-26 V-36; s|_*85 M36-26 V-36
    simcard = s P9 -32-48 10-48 34-24 34 48 -34 48 -34-46; s~ R-18-4 36 34 6; s~*75 M0-4 V30; s~*75 M-18 13 H18
    simcard.2 = use simcard -16-6 0.8; over simcard 16 8 0.8
    sdcard = s P9 -34-48 12-48 34-26 34 48 -34 48; s~*85 M-16-36 V-20; s~*85 M-2-36 V-20; s~*85 M12-34 V-20
    battery.100percent = s^ R-58-27 104 54 15; f^ R-48-17 84 34 7; f M54-10 C61-8 64-4 64 0 C64 4 61 8 54 10 Z
    battery.75percent = s^ R-58-27 104 54 15; f^ R-48-17 62 34 7; f M54-10 C61-8 64-4 64 0 C64 4 61 8 54 10 Z
    battery.50percent = s^ R-58-27 104 54 15; f^ R-48-17 42 34 7; f M54-10 C61-8 64-4 64 0 C64 4 61 8 54 10 Z
    battery.25percent = s^ R-58-27 104 54 15; f^ R-48-17 22 34 7; f M54-10 C61-8 64-4 64 0 C64 4 61 8 54 10 Z
    battery.0percent = s^ R-58-27 104 54 15; f M54-10 C61-8 64-4 64 0 C64 4 61 8 54 10 Z
    battery.100 > battery.100percent
    battery.75 > battery.75percent
    battery.50 > battery.50percent
    battery.25 > battery.25percent
    battery.0 > battery.0percent
    battery.100percent.bolt = use battery.100percent; over bolt.fill -6 0 0.62 0 5
    battery.100.bolt > battery.100percent.bolt
    minus.plus.batteryblock = s P6 -50-28 50-28 50 38 -50 38; s| M26-28 V-40 H38 V-28; s M-32 4 H-12; s M12 4 H34; s M23-7 V15
    bolt.batteryblock = s P6 -50-28 50-28 50 38 -50 38; s|*85 W3 20-30 20-42 38-42 38-30; use bolt.fill 0 5 0.46
    gamecontroller = s M-24-28 H24 C42-28 50-18 54 4 C58 26 56 38 46 38 C36 38 30 20 18 20 H-18 C-30 20-36 38-46 38 C-56 38-58 26-54 4 C-50-18-42-28-24-28 Z; s~*90 M-28-16 V4; s~*90 M-38-6 H-18; f~ O22 0 5; f~ O34-12 5
    gamecontroller.circle = s1 O0 0 46; use gamecontroller.fill 0 1 0.5
    arcade.stick.console = s R-50 12 100 32 8; s M-16 12 V-20; b O-16-32 8; f O22 28 5
    dpad = s P6 -14-44 14-44 14-14/3 44-14 44 14 14 14/3 14 44 -14 44 -14 14/3 -44 14 -44-14 -14-14/3
    l.joystick = s O0 0 46; t L 0 0 40
    radio = s R-50-22 100 62 10; s~ O-22 9 15; s M-40-22 L32-46; s~*85 M10-4 H36; s~*85 M10 10 H36; s~*85 M10 24 H36
    cable.connector = s P5 -14-20 14-20 18 10 -18 10; s R-10-40 20 20 3; s M0 10 V48
    cable.connector.horizontal = s P5 -20 14 -20-14 10-18 10 18; s R-40-10 20 20 3; s M10 0 H48
    point.3.connected.trianglepath.dotted = s O0-34 11; s O-36 30 11; s O36 30 11; f O-12-14 4; f O-18-2 4; f O-24 10 4; f O12-14 4; f O18-2 4; f O24 10 4; f O-14 30 4; f O0 30 4; f O14 30 4
    point.topleft.down.curvedto.point.bottomright.up = s O-36-30 11; s O36 30 11; s M-25-30 H-14 C6-30-6 30 14 30 H25
    cellularbars = bv1 R-50 22 10 16 3; bv2 R-21 6 10 32 3; bv3 R8-12 10 50 3; bv4 R37-32 10 70 3
    rotate.3d = s O0 0 46; s E0 0 46 16; f P2 6 8 24 17 6 28
    move.3d = s M0 6 V-42; s W1 -12-30 0-44 12-30; s M0 6 L-36 28; s W1 -34 12 -38 30 -20 32; s M0 6 L36 28; s W1 34 12 38 30 20 32
    scale.3d > move.3d
    arkit = use cube 0 0 0.72; s|_ W4 -48-24 -48-30 -40-46
    visionpro = s P22 -56-24 56-24 54 24 24 26 0 10 -24 26 -54 24
    square.3.layers.3d.down.right > square.stack.3d.down.right
    lightswitch.on = s R-32-46 64 92 12; s R-13-26 26 52 6; s~ M-13 0 H13
    light.max = s| M20-34 L27-46; s M0-40 V-50; s M-40-8 H-50; s M40-8 H50; s O0 6 24
    speaker.1 > speaker.wave.1
    speaker.2 > speaker.wave.2
    speaker.3 > speaker.wave.3
    speaker.1.fill > speaker.wave.1.fill
    speaker.2.fill > speaker.wave.2.fill
    speaker.3.fill > speaker.wave.3.fill
    earbuds > airpods
    airpods.gen3 > airpods
    airpodspro > airpods
    airpods.pro > airpods
    airpods.max > headphones
    beats.headphones > headphones
    airpods.chargingcase = s P14 -42-34 42-34 42 34 -42 34; s~ M-42-8 H42; f~ O0 8 4
    airpodspro.chargingcase.wireless > airpods.chargingcase
    airpod.left = s M12-34 C-4-40-14-28-12-14 C-10-4 0-2 4-8 V38 H14 V-20
    airpod.right = s M-12-34 C4-40 14-28 12-14 C10-4 0-2-4-8 V38 H-14 V-20
    apps.ipad = s R-39-50 78 100 11; f R-26-36 14 14 3; f R-7-36 14 14 3; f R12-36 14 14 3; f R-26-16 14 14 3; f R-7-16 14 14 3; f R12-16 14 14 3; f R-26 4 14 14 3; f R-7 4 14 14 3; f R12 4 14 14 3; s*70 M-10 36 H10
    laptopcomputer.and.iphone > macbook.and.iphone
    laptopcomputer.and.arrow.down = use laptopcomputer; s*90 M0-24 V6; s*90 W1 -11-4 0 7 11-4
    desktopcomputer.and.arrow.down = use desktopcomputer; s*90 M0-36 V-8; s*90 W1 -11-18 0-7 11-18
    display.and.arrow.down = use display; s*90 M0-28 V10; s*90 W1 -12-2 0 11 12-2
    play.desktopcomputer = use desktopcomputer; f P3 -9-34 13-20 -9-6
    play.laptopcomputer = use laptopcomputer; f P3 -9-22 13-8 -9 6
    keyboard.macwindow = use macwindow; f R-30 14 60 14 3
    cpu.fill = b R-34-34 68 68 10; f! R-18-18 36 36 4; f R-10-10 20 20 2; s|_*85 M0-38 V-48; s|_*85 M18-38 V-48; s|_*85 M38 0 H48; s|_*85 M38 18 H48
    esim = s R-34-48 68 96 9; s~ R-18-16 36 34 6; s~*75 M0-16 V18; s~*75 M-18 1 H18
    ipod = s R-32-50 64 100 10; s~ R-18-36 36 28 3; s~ O0 20 17; f~ O0 20 5
    ipodtouch = s R-28-50 56 100 10; s~ M-28 26 H28; f O0 38 4
    appletvremote.gen4 = s R-20-50 40 100 10; s~ O0-26 11; f~ O-8 2 4; f~ O8 2 4; f~ O-8 16 4; f~ O8 16 4
    av.remote = s R-22-50 44 100 12; f~ O-9-34 4; f~ O9-34 4; s~ O0-10 10; f~ O-9 14 4; f~ O9 14 4; f~ O-9 28 4; f~ O9 28 4
    iphone.homebutton.landscape = s R-50-28 100 56 12; s M-32-28 V28; s M28-28 V28
    iphone.gen3.radiowaves.left.and.right > iphone.radiowaves.left.and.right
    iphone.homebutton.radiowaves.left.and.right > iphone.radiowaves.left.and.right
    ipad.rear.camera = s R-39-50 78 100 11; b O-24-34 3
    iphone.rear.camera = s R-28-50 56 100 12; b O-12-34 3; b O-12-16 3; b O4-25 3
    homepod.2 = use homepod -26 0 0.66; use homepod 30 0 0.66
    homepod.and.homepodmini = use homepod -18-4 0.84; use*90 homepodmini 38 14 0.5
    hifireceiver = s R-54-26 108 50 8; s~ O-34-1 11; s~*85 M-10-10 H38; f~ O-6 9 4; f~ O10 9 4; f~ O26 9 4; s| M40 24 V32
    mediastick = s R-20-48 40 72 9; s R-11 24 22 24 2
    macstudio = s R-46-22 92 46 9; f O30 8 4; s*75 M-30 8 H-10
    magsafe.batterypack = s R-28-46 56 92 16; s~ O0-8 14; s~ M0 14 V24
    network.badge.shield.half.filled = use network -4-4 0.92; over _shieldbadge 34 26
    minus.plus.batteryblock.exclamationmark = use minus.plus.batteryblock -6 0; use _in.exclamationmark 58 0 1.2
    bolt.fill.batteryblock > bolt.batteryblock
    bolt.fill.batteryblock.fill > bolt.batteryblock.fill
    r.joystick = s O0 0 46; t R 0 0 40
    dpad.up.filled = use dpad; f R-9-40 18 30 3
    dpad.down.filled = use dpad; f R-9 10 18 30 3
    dpad.left.filled = use dpad; f R-40-9 30 18 3
    dpad.right.filled = use dpad; f R10-9 30 18 3
    widget.small = s R-44-44 88 88 16; f R-30-30 26 26 6
    widget.medium = s R-54-40 108 80 14; f R-40-26 80 24 6
    widget.large = s R-46-46 92 92 14; f R-32-32 64 64 8
    progress.indicator > rays
    """
}
