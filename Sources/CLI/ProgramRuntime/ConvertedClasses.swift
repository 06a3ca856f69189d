import ConversionVerification
import RuntimeSupport

/// The classes of a module of converted code.
@MainActor
enum ConvertedClasses {
  /// Calls `viewcode_conversions_<module>`, which `viewcode convert` adds to the code that it verifies.
  static func fill(_ module: String, _ list: ConversionList) -> Bool {
    typealias Fill = @convention(c) (UnsafeMutableRawPointer) -> Void
    guard let fill = ProgramFunction.named("viewcode_conversions_\(module)", as: Fill.self) else { return false }
    fill(Unmanaged.passUnretained(list).toOpaque())
    return true
  }
}
