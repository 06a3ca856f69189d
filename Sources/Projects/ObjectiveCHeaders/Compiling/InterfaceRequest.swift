import Foundation
import Projects

/// A request to the compiler for the Swift interface of headers.
///
/// The importer in the Swift compiler determines the names and types of the declarations in headers. It also works on
/// Linux with an option that enables Objective-C classes (`-enable-objc-interop`). SourceKit prints the result.
struct InterfaceRequest {
  let compilation: HeaderCompilation

  /// Returns the interface.
  ///
  /// - Throws: ``HeaderFailure`` if the compiler does not respond.
  func interface() throws -> String {
    for (name, text) in [("ObjectiveC", SystemHeader.runtimeOverlay), ("Foundation", SystemHeader.overlay)] {
      try compile(name, text)
    }
    let source = compilation.folder.appending(path: "empty.swift")
    try Data().write(to: source)
    let arguments =
      InterfaceRequest.interoperation.flatMap { ["-Xfrontend", $0] } + places + [
        "-module-cache-path", path("cache"), source.path(percentEncoded: false),
      ]
    let strings = try JSONSerialization.data(withJSONObject: arguments, options: [.withoutEscapingSlashes])
    let request = """
      {
        key.request: source.request.editor.open.interface,
        key.name: "/\(HeaderCompilation.module)",
        key.modulename: "\(HeaderCompilation.module)",
        key.compilerargs: \(String(decoding: strings, as: UTF8.self))
      }
      """
    let file = compilation.folder.appending(path: "request.yaml")
    try Data(request.utf8).write(to: file)
    let run = try compilation.tools.run(
      [
        compilation.tools.sourceKit, "debug", "run-sourcekitd-request", "--request-file",
        file.path(percentEncoded: false),
      ],
      in: compilation.folder)
    guard run.succeeded, let text = InterfaceRequest.sourceText(in: run.output) else {
      let reason = run.timedOut ? "it took too long" : String(run.output.suffix(400))
      throw HeaderFailure(description: "the compiler did not print an interface for the headers: \(reason)")
    }
    return text
  }

  private func path(_ name: String) -> String {
    compilation.folder.appending(path: name).path(percentEncoded: false)
  }

  /// The flags with which the frontend imports Objective-C classes.
  private static let interoperation = ["-enable-objc-interop", "-disable-objc-attr-requires-foundation-module"]

  private var places: [String] {
    ["-I", path("modules"), "-I", path("own"), "-I", path("system")]
      + (HeaderCompilation.common + ["-w"]).flatMap { ["-Xcc", $0] }
  }

  /// Compiles the Swift part of a system module.
  private func compile(_ name: String, _ text: String) throws {
    let file = compilation.folder.appending(path: "\(name).swift")
    try Data(text.utf8).write(to: file)
    let run = try compilation.tools.run(
      [
        compilation.tools.frontend, "-frontend", "-emit-module", "-module-name", name, "-suppress-warnings", "-o",
        path("modules/\(name).swiftmodule"), "-module-cache-path", path("cache"), file.path(percentEncoded: false),
      ] + InterfaceRequest.interoperation + places, in: compilation.folder)
    guard run.succeeded else {
      throw HeaderFailure(description: "\(name) for headers does not compile: \(run.output.suffix(400))")
    }
  }

  /// Returns the text in SourceKit's response.
  static func sourceText(in response: String) -> String? {
    guard let mark = response.range(of: "key.sourcetext: \"") else { return nil }
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in response[mark.upperBound...].utf8 {
      if isEscaped {
        switch byte {
        case UInt8(ascii: "n"): bytes.append(10)
        case UInt8(ascii: "t"): bytes.append(9)
        case UInt8(ascii: "r"): bytes.append(13)
        default: bytes.append(byte)
        }
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        return bytes.text
      } else {
        bytes.append(byte)
      }
    }
    return nil
  }
}
