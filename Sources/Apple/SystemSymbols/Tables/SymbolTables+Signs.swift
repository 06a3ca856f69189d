extension SymbolTables {
  /// Independent signs.
  static let signs: StaticString = """
    plus [110 97] = s M-36 0 H36; s M0-36 V36
    minus [110 28] = s M-36 0 H36
    xmark [104 92] {0.52 0 0} = s M-29-29 L29 29; s M29-29 L-29 29
    multiply > xmark
    checkmark [108 96] {0.58 0 0} = s M-33 7 L-10 33 L33-33
    equal = s_ M-34-14 H34
    lessthan [100 92] = s M29-29 L-29 0 L29 29
    greaterthan [100 92] = s M-29-29 L29 0 L-29 29
    divide = s M-36 0 H36; b_ O0-28 3.6
    plusminus = s M-30-16 H30; s M0-44 V12; s M-30 38 H30
    plus.forwardslash.minus = s M-50-26 H-14; s M-32-44 V-8; s M30-40 L-30 40; s M14 28 H50
    minus.forwardslash.plus = s M-50-26 H-14; s M30-40 L-30 40; s M14 28 H50; s M32 10 V46
    number = s M-13-38 L-23 38; s M23-38 L13 38; s M-34-14 H36; s M-38 14 H32
    percent = s^ O-26-22 15; s^ O26 22 15; s M28-36 L-28 36
    infinity [136 76] = s^ M0 0 C-12-16-20-25-33-25 C-66-25-66 25-33 25 C-20 25-12 16 0 0 C12-16 20-25 33-25 C66-25 66 25 33 25
      C20 25 12 16 0 0 Z
    asterisk = s@6 M0 0 V-38
    ellipsis [110 32] = bv1 O-34 0 3.6; bv2 O0 0 3.6; bv3 O34 0 3.6
    exclamationmark [44 106] {0.62 0 0} = s*112 M0-38 V12; b O0 35 2.6
    exclamationmark.2 [72 106] = s*112 M-14-38 V12; b O-14 35 2.6; s*112 M14-38 V12; b O14 35 2.6
    exclamationmark.3 = s*112 M-28-38 V12; b O-28 35 2.6; s*112 M0-38 V12; b O0 35 2.6; s*112 M28-38 V12; b O28 35 2.6
    questionmark [76 110] {0.58 0 0} = s M-22-22 C-22-34-13-42 0-42 C13-42 22-34 22-22 C22-4 0-6 0 14; b O0 36 2.6
    _in.exclamationmark {1 0 0} = s*112 M0-24 V3; b*80 O0 20 2.4
    _in.questionmark {1 0 0} = s*95 M-13-13 C-13-21-8-25 0-25 C8-25 13-21 13-13 C13-3 0-4 0 6; b*80 O0 22 2
    _in.info {1 0 0} = b*80 O-1-21 2.4; s*95 M-8-5 H1 V21; s*95 M-9 22 H10
    info [56 106] {0.6 0 0} = b O-1-36 3; s M-13-10 H2 V37; s M-14 37 H17
    at = t @ 0 0 78
    sum = s W4 30-40 -26-40 6 0 -26 40 30 40
    function = s M30-38 C14-48 6-38 2-22 L-8 26 C-12 42-20 48-32 40; s M-20-10 H24
    fx > function
    x.squareroot = s W3 -50 4 -38-2 -22 34 -4-38 50-38; s M10-12 L38 24; s M38-12 L10 24
    curlybraces = s| M-24-44 C-38-44-38-36-38-26 V-14 C-38-4-42 0-50 0 C-42 0-38 4-38 14 V26 C-38 36-38 44-24 44
    ellipsis.curlybraces = use curlybraces; b*80 O-16 0 2; b*80 O0 0 2; b*80 O16 0 2
    dollarsign = t $ 0 0 72
    centsign = t ¢ 0 0 72
    eurosign = t € 0 0 72
    sterlingsign = t £ 0 0 72
    yensign = t ¥ 0 0 72
    rublesign = t ₽ 0 0 72
    indianrupeesign = t ₹ 0 0 72
    wonsign = t ₩ 0 0 72
    bitcoinsign = s W1 -26-34 8-34; s M-18-34 V34; s M-26 34 H10 C36 34 36 0 10 0 H-18; s M8-34 C30-34 30 0 8 0; s M-6-34 V-46; s M8-34 V-46; s M-6 34 V46; s M8 34 V46
    turkishlirasign = t ₺ 0 0 72
    brazilianrealsign = t R$ 0 0 66
    hryvniasign = t ₴ 0 0 72
    nairasign = t ₦ 0 0 72
    dongsign = t ₫ 0 0 72
    command = s|_ A-28-28 12 90 360; s| M16-28 V28; s_ M-28-16 H28
    option = s W4 -42-30 -14-30 14 30 42 30; s M14-30 H42
    control = s W3 -30 6 0-24 30 6
    shift = s P4 0-44 42 0 22 0 22 40 -22 40 -22 0 -42 0
    capslock = s P4 0-50 42-8 22-8 22 18 -22 18 -22-8 -42-8; s R-22 32 44 16 3
    escape = s A0 4 40 -175 70; s M8 12 L-36-32; s W1 -38-8 -38-34 -12-34
    return = s W8 42-34 42 6 -40 6; s W3 -14-20 -41 6 -14 32
    return.left > return
    delete.left = s P6 -24-36/12 54-36/12 54 36/12 -24 36/12 -56 0; s~ M0-16 L32 16; s~ M32-16 L0 16
    delete.right = s P6 24-36/12 -54-36/12 -54 36/12 24 36/12 56 0; s~ M0-16 L-32 16; s~ M-32-16 L0 16
    clear = s P5 -40-40/12 40-40/12 40 40/12 -40 40/12; s~ M-17-17 L17 17; s~ M17-17 L-17 17
    delete.backward > delete.left
    delete.forward > delete.right
    space = s W4 -40-6 -40 14 40 14 40-6
    nosign [115.6 111] = s^ O0 0 46; s M-32-32 L32 32
    checkmark.rectangle.stack = use rectangle.stack; s W3 -17 14 -6 27 18-1
    power = s A0 4 40 -55 235; s M0-46 V2
    poweron = s M0-42 V42
    poweroff = s^ O0 0 42
    togglepower = s^ O0 0 42; s M0-22 V22
    restart = use arrow.clockwise
    sleep = use moon
    australsign = t ₳ 0 0 72
    bahtsign = s M-18-36 H6 C32-36 32-2 6-2 H-18; s M-18-2 H10 C36-2 36 36 10 36 H-18 V-36; s M0-48 V48
    cedisign = t ₵ 0 0 72
    coloncurrencysign = t ₡ 0 0 72
    cruzeirosign = t ₢ 0 0 72
    florinsign = t ƒ 0 0 72
    francsign = t ₣ 0 0 72
    guaranisign = t ₲ 0 0 72
    kipsign = t ₭ 0 0 72
    larisign = t ₾ 0 0 72
    lirasign = t ₤ 0 0 72
    manatsign = t ₼ 0 0 72
    millsign = t ₥ 0 0 72
    pesetasign = t ₧ 0 0 72
    pesosign = t ₱ 0 0 72
    rupeesign = t ₨ 0 0 72
    shekelsign = t ₪ 0 0 72
    sheqelsign > shekelsign
    tengesign = t ₸ 0 0 72
    tugriksign = t ₮ 0 0 72
    chineseyuanrenminbisign > yensign
    danishkronesign = t kr 0 0 60
    norwegiankronesign > danishkronesign
    swedishkronasign > danishkronesign
    plus.slash.minus > plus.forwardslash.minus
    minus.slash.plus > minus.forwardslash.plus
    exclamationmark.questionmark = s*112 M-30-38 V10; b O-30 35 2.6; s M-4-22 C-4-34 5-42 18-42 C31-42 40-34 40-22 C40-4 18-6 18 12; b O18 35 2.6
    numbersign > number
    parentheses = s| M26-46 C46-20 46 20 26 46
    wake = s O0 0 14; s@8 M0-26 V-40
    plusminus.circle = s1 O0 0 46; s M0-24 V4; s M-14-10 H14; s M-14 18 H14
    """
}
