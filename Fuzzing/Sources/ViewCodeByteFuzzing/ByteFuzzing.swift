import Foundation

/// `viewcode-fuzz-bytes KIND [libFuzzer's options] [CORPUS]`: has libFuzzer change bytes until code is reached that was not before.
///
/// `Fuzzing/bytes` builds and starts it.
@main
enum ByteFuzzing {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count > 1, let kind = ByteKind(rawValue: arguments[1]) else {
      let names = ByteKind.allCases.map(\.rawValue).joined(separator: ", ")
      FileHandle.standardError.write(
        Data("viewcode-fuzz-bytes KIND [OPTIONS] [CORPUS], where KIND is one of \(names)\n".utf8))
      exit(2)
    }
    chosen = kind
    var count = Int32(arguments.count - 1)
    let kept = [arguments[0]] + arguments.dropFirst(2)
    var pointers: [UnsafeMutablePointer<CChar>?] = kept.map { strdup($0) } + [nil]
    let status = pointers.withUnsafeMutableBufferPointer { buffer -> Int32 in
      var start = buffer.baseAddress
      return runDriver(&count, &start) { bytes, count in
        ByteFuzzing.chosen.tryOut(Array(UnsafeBufferPointer(start: bytes, count: count)))
        return 0
      }
    }
    exit(status)
  }

  /// libFuzzer calls a function that can't take anything along; set once, before it does.
  nonisolated(unsafe) private static var chosen = ByteKind.images
}

/// libFuzzer's own entry for programs that have a `main`.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32
