import Foundation

/// The program `viewcode-fuzz-bytes KIND [libFuzzer's options] [CORPUS]`, in which libFuzzer changes bytes until new
/// code is reached.
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

  /// The chosen kind, which is set once before libFuzzer starts, because the called function can't capture values.
  nonisolated(unsafe) private static var chosen = ByteKind.images
}

/// The entry point of libFuzzer for programs with a `main`.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32
