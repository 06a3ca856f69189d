/// The timing, transparency and disposal of one frame of a GIF.
struct GIFControl {
  /// The removal of a frame before the next one is drawn.
  enum Disposal {
    case keep, clear, restore
  }

  var disposal = Disposal.keep
  /// The duration, in seconds.
  var duration = 0.0
  var transparentIndex: UInt8?

  init() {}

  /// Parses a graphic control extension.
  ///
  /// - Parameter data: At least four bytes.
  init(_ data: [UInt8]) {
    disposal =
      switch data[0] >> 2 & 7 {
      case 2: .clear
      case 3: .restore
      default: .keep
      }
    duration = Double(Int(data[1]) | Int(data[2]) << 8) / 100
    transparentIndex = data[0] & 1 != 0 ? data[3] : nil
  }
}
