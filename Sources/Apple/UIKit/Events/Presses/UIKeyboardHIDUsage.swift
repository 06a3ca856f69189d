/// The keys of a keyboard by their numbers in the USB standard (HID usage tables, page 7), as far as a host can press
/// them.
///
/// - Source: developer.apple.com/documentation/uikit/uikeyboardhidusage
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// A key without its own number here.
  case keyboardErrorUndefined = 3
  case keyboardA = 4
  case keyboardB = 5
  case keyboardC = 6
  case keyboardD = 7
  case keyboardE = 8
  case keyboardF = 9
  case keyboardG = 10
  case keyboardH = 11
  case keyboardI = 12
  case keyboardJ = 13
  case keyboardK = 14
  case keyboardL = 15
  case keyboardM = 16
  case keyboardN = 17
  case keyboardO = 18
  case keyboardP = 19
  case keyboardQ = 20
  case keyboardR = 21
  case keyboardS = 22
  case keyboardT = 23
  case keyboardU = 24
  case keyboardV = 25
  case keyboardW = 26
  case keyboardX = 27
  case keyboardY = 28
  case keyboardZ = 29
  case keyboard1 = 30
  case keyboard2 = 31
  case keyboard3 = 32
  case keyboard4 = 33
  case keyboard5 = 34
  case keyboard6 = 35
  case keyboard7 = 36
  case keyboard8 = 37
  case keyboard9 = 38
  case keyboard0 = 39
  case keyboardReturnOrEnter = 40
  case keyboardEscape = 41
  case keyboardDeleteOrBackspace = 42
  case keyboardTab = 43
  case keyboardSpacebar = 44
  case keyboardHyphen = 45
  case keyboardEqualSign = 46
  case keyboardOpenBracket = 47
  case keyboardCloseBracket = 48
  case keyboardBackslash = 49
  case keyboardSemicolon = 51
  case keyboardQuote = 52
  case keyboardGraveAccentAndTilde = 53
  case keyboardComma = 54
  case keyboardPeriod = 55
  case keyboardSlash = 56
  case keyboardF1 = 58
  case keyboardF2 = 59
  case keyboardF3 = 60
  case keyboardF4 = 61
  case keyboardF5 = 62
  case keyboardF6 = 63
  case keyboardF7 = 64
  case keyboardF8 = 65
  case keyboardF9 = 66
  case keyboardF10 = 67
  case keyboardF11 = 68
  case keyboardF12 = 69
  case keyboardHome = 74
  case keyboardPageUp = 75
  case keyboardDeleteForward = 76
  case keyboardEnd = 77
  case keyboardPageDown = 78
  case keyboardRightArrow = 79
  case keyboardLeftArrow = 80
  case keyboardDownArrow = 81
  case keyboardUpArrow = 82
}

extension UIKeyboardHIDUsage {
  /// Creates the key that types a character without modifiers on an American keyboard.
  init(input: String) {
    self = UIKeyboardHIDUsage.keys[input.lowercased()] ?? UIKeyboardHIDUsage.keys[input] ?? .keyboardErrorUndefined
  }

  private static let keys: [String: UIKeyboardHIDUsage] = [
    "a": .keyboardA,
    "b": .keyboardB,
    "c": .keyboardC,
    "d": .keyboardD,
    "e": .keyboardE,
    "f": .keyboardF,
    "g": .keyboardG,
    "h": .keyboardH,
    "i": .keyboardI,
    "j": .keyboardJ,
    "k": .keyboardK,
    "l": .keyboardL,
    "m": .keyboardM,
    "n": .keyboardN,
    "o": .keyboardO,
    "p": .keyboardP,
    "q": .keyboardQ,
    "r": .keyboardR,
    "s": .keyboardS,
    "t": .keyboardT,
    "u": .keyboardU,
    "v": .keyboardV,
    "w": .keyboardW,
    "x": .keyboardX,
    "y": .keyboardY,
    "z": .keyboardZ,
    "1": .keyboard1,
    "2": .keyboard2,
    "3": .keyboard3,
    "4": .keyboard4,
    "5": .keyboard5,
    "6": .keyboard6,
    "7": .keyboard7,
    "8": .keyboard8,
    "9": .keyboard9,
    "0": .keyboard0,
    "\r": .keyboardReturnOrEnter,
    "UIKeyInputEscape": .keyboardEscape,
    "\u{8}": .keyboardDeleteOrBackspace,
    "\t": .keyboardTab,
    " ": .keyboardSpacebar,
    "-": .keyboardHyphen,
    "=": .keyboardEqualSign,
    "[": .keyboardOpenBracket,
    "]": .keyboardCloseBracket,
    "\\": .keyboardBackslash,
    ";": .keyboardSemicolon,
    "'": .keyboardQuote,
    "`": .keyboardGraveAccentAndTilde,
    ",": .keyboardComma,
    ".": .keyboardPeriod,
    "/": .keyboardSlash,
    "UIKeyInputF1": .keyboardF1,
    "UIKeyInputF2": .keyboardF2,
    "UIKeyInputF3": .keyboardF3,
    "UIKeyInputF4": .keyboardF4,
    "UIKeyInputF5": .keyboardF5,
    "UIKeyInputF6": .keyboardF6,
    "UIKeyInputF7": .keyboardF7,
    "UIKeyInputF8": .keyboardF8,
    "UIKeyInputF9": .keyboardF9,
    "UIKeyInputF10": .keyboardF10,
    "UIKeyInputF11": .keyboardF11,
    "UIKeyInputF12": .keyboardF12,
    "UIKeyInputHome": .keyboardHome,
    "UIKeyInputPageUp": .keyboardPageUp,
    "UIKeyInputDelete": .keyboardDeleteForward,
    "UIKeyInputEnd": .keyboardEnd,
    "UIKeyInputPageDown": .keyboardPageDown,
    "UIKeyInputRightArrow": .keyboardRightArrow,
    "UIKeyInputLeftArrow": .keyboardLeftArrow,
    "UIKeyInputDownArrow": .keyboardDownArrow,
    "UIKeyInputUpArrow": .keyboardUpArrow,
    "\n": .keyboardReturnOrEnter,
  ]

  /// The most similar button of a remote control.
  var pressType: UIPress.PressType {
    switch self {
    case .keyboardUpArrow: .upArrow
    case .keyboardDownArrow: .downArrow
    case .keyboardLeftArrow: .leftArrow
    case .keyboardRightArrow: .rightArrow
    case .keyboardEscape: .menu
    case .keyboardPageUp: .pageUp
    case .keyboardPageDown: .pageDown
    default: .select
    }
  }
}
