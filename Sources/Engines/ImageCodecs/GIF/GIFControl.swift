/// How one picture of a GIF is shown.
struct GIFControl {
  /// What happens to a picture before the next one.
  enum Disposal {
    case keep, clear, restore
  }

  var disposal = Disposal.keep
  /// In seconds.
  var duration = 0.0
  var transparentIndex: UInt8?

  init() {}

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
