/// The byte order of a pixel or component.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgimagebyteorderinfo
public enum CGImageByteOrderInfo: UInt32, Sendable {
  /// The mask of the byte order.
  case orderMask = 0x7000
  /// The default order: the first component first.
  case orderDefault = 0x0000
  /// 16-bit units in little-endian order.
  case order16Little = 0x1000
  /// 32-bit units in little-endian order, so that pixels with alpha first begin with blue.
  case order32Little = 0x2000
  /// 16-bit units in big-endian order.
  case order16Big = 0x3000
  /// 32-bit units in big-endian order.
  case order32Big = 0x4000
}
