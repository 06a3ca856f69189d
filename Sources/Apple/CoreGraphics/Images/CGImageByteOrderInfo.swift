/// In which order the bytes of a pixel or component lie.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgimagebyteorderinfo
public enum CGImageByteOrderInfo: UInt32, Sendable {
  /// The bits that hold the order.
  case orderMask = 0x7000
  /// As written: the first component first.
  case orderDefault = 0x0000
  /// 16-bit units, least significant byte first.
  case order16Little = 0x1000
  /// 32-bit units, least significant byte first: alpha-first pixels then start with blue.
  case order32Little = 0x2000
  /// 16-bit units, most significant byte first.
  case order16Big = 0x3000
  /// 32-bit units, most significant byte first.
  case order32Big = 0x4000
}
