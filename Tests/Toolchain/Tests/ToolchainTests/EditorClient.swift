import Foundation

/// An editor that uses `viewcode lsp` for the files of a folder.
final class EditorClient {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let folder: URL
  private var buffer = Data()
  private var number = 0
  private var versions: [String: Int] = [:]

  init(_ folder: URL) throws {
    self.folder = folder
    process.executableURL = URL(filePath: Viewcode.program)
    process.arguments = ["lsp"]
    process.currentDirectoryURL = folder
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    _ = try ask(
      "initialize",
      [
        "processId": Int(getpid()), "rootUri": address(""),
        "workspaceFolders": [["uri": address(""), "name": "project"]],
        "capabilities": ["textDocument": ["diagnostic": [:] as [String: Any]]],
      ])
    try tell("initialized", [:])
  }

  struct Silence: Error {}

  func address(_ path: String) -> String {
    let file = path.isEmpty ? folder : folder.appending(path: path)
    let allowed = CharacterSet(charactersIn: "/-._~").union(
      .alphanumerics.intersection(CharacterSet(charactersIn: "\u{0}"..."\u{7E}")))
    return "file://" + file.path.addingPercentEncoding(withAllowedCharacters: allowed)!
  }

  func tell(_ method: String, _ parameters: [String: Any]) throws {
    try send(["jsonrpc": "2.0", "method": method, "params": parameters])
  }

  /// Sends bytes that may not be a message.
  func send(_ bytes: Data) throws { try input.fileHandleForWriting.write(contentsOf: bytes) }

  private func send(_ message: [String: Any]) throws {
    let content = try JSONSerialization.data(withJSONObject: message)
    try send(Data("Content-Length: \(content.count)\r\n\r\n".utf8) + content)
  }

  /// Returns the result of a request, or nil for an error and for null.
  func ask(_ method: String, _ parameters: [String: Any]) throws -> Any? {
    number += 1
    try send(["jsonrpc": "2.0", "id": number, "method": method, "params": parameters])
    while true {
      let message = try hear()
      if message["method"] != nil {
        // This is a request of the server.
        if let id = message["id"] { try send(["jsonrpc": "2.0", "id": id, "result": NSNull()]) }
      } else if message["id"] as? Int == number {
        return message["result"]
      }
    }
  }

  private func hear() throws -> [String: Any] {
    let limit = Date().addingTimeInterval(300)
    while true {
      if let end = buffer.firstRange(of: Data("\r\n\r\n".utf8)) {
        let header = String(decoding: buffer[buffer.startIndex..<end.lowerBound], as: UTF8.self)
        let length = header.split(separator: ":").last.flatMap { Int($0.trimmingCharacters(in: .whitespaces)) } ?? 0
        if buffer.distance(from: end.upperBound, to: buffer.endIndex) >= length {
          let content = Data(buffer[end.upperBound...].prefix(length))
          buffer = Data(buffer[end.upperBound...].dropFirst(length))
          return try JSONSerialization.jsonObject(with: content) as? [String: Any] ?? [:]
        }
      }
      let file = output.fileHandleForReading.fileDescriptor
      var descriptor = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      guard poll(&descriptor, 1, 500) > 0 else {
        if Date() > limit { throw Silence() }
        continue
      }
      var part = [UInt8](repeating: 0, count: 64 << 10)
      let count = read(file, &part, part.count)
      guard count > 0 else { throw Silence() }
      buffer += part[..<count]
    }
  }

  /// Opens a file with a text, or with its own text.
  func open(_ path: String, text: String? = nil) throws {
    let text = try text ?? String(contentsOf: folder.appending(path: path), encoding: .utf8)
    versions[path] = 1
    try tell(
      "textDocument/didOpen",
      ["textDocument": ["uri": address(path), "languageId": "swift", "version": 1, "text": text]])
  }

  func change(_ path: String, to text: String) throws {
    versions[path, default: 1] += 1
    try tell(
      "textDocument/didChange",
      ["textDocument": ["uri": address(path), "version": versions[path]!], "contentChanges": [["text": text]]])
  }

  /// Waits until the project is prepared and indexed.
  func waitForPreparation() throws {
    _ = try ask("workspace/synchronize", ["index": true])
  }

  /// Returns the diagnostics of a severity, each with its line from 1.
  func diagnostics(_ path: String, severity: Int = 1) throws -> [String] {
    let answer = try ask("textDocument/diagnostic", ["textDocument": ["uri": address(path)]]) as? [String: Any]
    let items = answer?["items"] as? [[String: Any]] ?? []
    return items.filter { $0["severity"] as? Int == severity }.map { item in
      let start = (item["range"] as? [String: Any])?["start"] as? [String: Any]
      return "\((start?["line"] as? Int ?? -1) + 1): \(item["message"] ?? "")"
    }
  }

  /// Returns errors after they are as expected. The server tells editors to request them again after a target was
  /// prepared. This client requests them several times.
  func errors(_ path: String, until isExpected: ([String]) -> Bool = \.isEmpty) throws -> [String] {
    var errors = try diagnostics(path)
    for _ in 0..<20 where !isExpected(errors) {
      try waitForPreparation()
      errors = try diagnostics(path)
    }
    return errors
  }

  /// Returns the labels of completions after the first occurrence of a text in a file.
  func completions(_ path: String, after text: String, in content: String) throws -> [String] {
    let answer = try ask("textDocument/completion", place(path, of: text, in: content)) as? [String: Any]
    let items = answer?["items"] as? [[String: Any]] ?? []
    return items.compactMap { $0["label"] as? String }
  }

  /// Returns the position of the declaration of the name at the end of a text: the last part of the file's name, and
  /// the line from 1.
  func definition(_ path: String, at text: String, in content: String) throws -> [String] {
    let answer = try ask("textDocument/definition", place(path, of: text, in: content, back: 1)) as? [[String: Any]]
    return (answer ?? []).map { location in
      let start = (location["range"] as? [String: Any])?["start"] as? [String: Any]
      let name = (location["uri"] as? String)?.split(separator: "/").last ?? ""
      return "\(name):\((start?["line"] as? Int ?? -1) + 1)"
    }
  }

  /// Returns the names of the files that refer to a declaration, including its own.
  func references(_ path: String, at text: String, in content: String) throws -> [String] {
    var parameters = place(path, of: text, in: content, back: 1)
    parameters["context"] = ["includeDeclaration": true]
    let answer = try ask("textDocument/references", parameters) as? [[String: Any]]
    let names = (answer ?? []).compactMap { ($0["uri"] as? String)?.split(separator: "/").last.map(String.init) }
    return Set(names).sorted()
  }

  /// Returns the names of the project's declarations that contain a text.
  func symbols(_ text: String) throws -> [String] {
    let answer = try ask("workspace/symbol", ["query": text]) as? [[String: Any]]
    return (answer ?? []).compactMap { $0["name"] as? String }
  }

  func hover(_ path: String, at text: String, in content: String) throws -> String {
    let answer = try ask("textDocument/hover", place(path, of: text, in: content, back: 1)) as? [String: Any]
    return (answer?["contents"] as? [String: Any])?["value"] as? String ?? ""
  }

  private func place(_ path: String, of text: String, in content: String, back: Int = 0) -> [String: Any] {
    let end = content.range(of: text)!.upperBound
    let before = content[..<end]
    let line = before.count { $0 == "\n" }
    let start = before.lastIndex(of: "\n").map { content.index(after: $0) } ?? content.startIndex
    return [
      "textDocument": ["uri": address(path)],
      "position": ["line": line, "character": content[start..<end].utf16.count - back],
    ]
  }

  /// Ends the session as an editor does, and waits for the program.
  func end() throws -> Int32 {
    _ = try ask("shutdown", [:])
    try tell("exit", [:])
    process.waitUntilExit()
    return process.terminationStatus
  }

  deinit { if process.isRunning { process.terminate() } }
}
