import ConversionVerification
import RuntimeSupport

/// What a module of converted code tells of its classes.
@MainActor
enum ConvertedClasses {
  /// Calls `viewcode_conversions_<module>`, which `viewcode convert` writes into the code that it proves.
  static func fill(_ module: String, _ list: ConversionList) -> Bool {
    typealias Fill = @convention(c) (UnsafeMutableRawPointer) -> Void
    guard let fill = ProgramFunction.named("viewcode_conversions_\(module)", as: Fill.self) else { return false }
    fill(Unmanaged.passUnretained(list).toOpaque())
    return true
  }
}
