import Foundation
import PreviewProtocol
import ProjectBuilding
import Projects
import ToolSupport

/// Adds answers from the machine's network to a folder of recorded answers.
///
/// The app runs with the existing answers and reports the requests that got no response. A program of ViewCode sends
/// these requests, and the app starts again, because one answer leads to the next request. The app itself never has
/// network access, so that its last picture is the one that the folder produces from then on.
struct AnswerRecording {
  /// The complete path.
  let folder: String

  /// The maximum number of rounds, because an app may request a new URL in each run.
  private static let maxRounds = 12
  /// The time limit for all requests of a round.
  private static let timeout = Duration.seconds(600)

  init(folder: String) throws {
    self.folder = URL(filePath: folder).standardizedFileURL.path(percentEncoded: false)
    try CommandFailure.of(.input) {
      try FileManager.default.createDirectory(atPath: self.folder, withIntermediateDirectories: true)
    }
  }

  /// Records answers.
  ///
  /// - Parameter run: Runs the app, and returns its requests without a response.
  func record(_ run: () throws -> [UnansweredRequest]) throws {
    var tried: Set<String> = []
    for _ in 0..<Self.maxRounds {
      let requests = try run().filter { tried.insert($0.key).inserted }
      if requests.isEmpty { return }
      let recordable = requests.filter { $0.hasUnreadableBody != true }
      for request in requests where request.hasUnreadableBody == true {
        StandardError.warn("\(request.key) is not recorded: the body of an upload can't be read")
      }
      let errors = try send(recordable)
      for (request, error) in zip(recordable, errors) {
        if error.isEmpty {
          StandardError.write("recorded: \(request.key)\n")
        } else {
          StandardError.warn("\(request.key) is not recorded: \(error)")
        }
      }
      if errors.allSatisfy({ !$0.isEmpty }) { return }
    }
    StandardError.warn(
      "after \(Self.maxRounds) runs the app still requests new URLs; the folder keeps the answers recorded so far")
  }

  /// Adds answers that are guessed from the types to which the app decodes them.
  ///
  /// - Returns: The guessed answers.
  func guess(
    _ types: DecodableTypes, _ places: CallPlaces, _ run: () throws -> [UnansweredRequest]
  ) throws -> [ProjectReport.GuessedAnswer] {
    var tried: Set<String> = []
    var result: [ProjectReport.GuessedAnswer] = []
    for _ in 0..<Self.maxRounds {
      let requests = try run().filter { tried.insert($0.key).inserted }
      if requests.isEmpty { break }
      var answers: [Sent] = []
      for (request, calls) in zip(requests, places.places(of: requests.map { $0.calls ?? [] })) {
        var answer = Sent(method: request.method, address: request.address, headers: [:])
        let type: String
        if let decoded = types.decodedType(calledAt: calls), let json = GuessedBody(types: types).json(of: decoded) {
          (answer.guessedBody, answer.guessedType) = (Data(json.text.utf8).base64EncodedString(), "application/json")
          type = decoded
        } else if GuessedPicture.isPicture(request.address) {
          let picture = GuessedPicture.png(of: request.address)
          (answer.guessedBody, answer.guessedType) = (Data(picture).base64EncodedString(), "image/png")
          type = "picture"
        } else {
          StandardError.warn("\(request.key) is not guessed: the type that its answer is decoded to is unknown")
          continue
        }
        answers.append(answer)
        result.append(.init(method: request.method, address: request.address, type: type))
        StandardError.write("guessed: \(request.key) as \(type)\n")
      }
      if answers.isEmpty { break }
      for error in try send(answers) where !error.isEmpty { StandardError.warn(error) }
    }
    return result
  }

  /// The input of the program that sends requests or writes guessed answers.
  private struct Sent: Encodable {
    var method: String
    var address: String
    var headers: [String: String]
    var body: String?
    var guessedBody: String?
    var guessedType: String?
  }

  private func send(_ requests: [UnansweredRequest]) throws -> [String] {
    try send(
      requests.map { Sent(method: $0.method, address: $0.address, headers: $0.headers ?? [:], body: $0.body) })
  }

  /// Sends requests and returns for each request the reason for which its answer is not recorded, or an empty text.
  private func send(_ requests: [Sent]) throws -> [String] {
    guard !requests.isEmpty else { return [] }
    let toolchain = try CommandFailure.of(.toolchain) { try Toolchain.find() }
    let list = FileManager.default.temporaryDirectory.appending(path: "viewcode-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: list) }
    return try CommandFailure.of(.program) {
      // Headers may contain keys, so only the user may read the file.
      let data = try JSONEncoder().encode(requests)
      guard
        FileManager.default.createFile(
          atPath: list.path(percentEncoded: false), contents: data, attributes: [.posixPermissions: 0o600])
      else { throw CocoaError(.fileWriteUnknown) }
      var environment = ProcessInfo.processInfo.environment
      environment["VIEWCODE_NETWORK"] = "on"
      let run = try ProcessRun.run(
        [toolchain.host.path(percentEncoded: false), "record-answers", list.path(percentEncoded: false), folder],
        environment: environment, output: .apart, timeout: Self.timeout)
      let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      return requests.indices.map {
        $0 < lines.count - 1 ? lines[$0] : "the program that sends it stopped: \(run.errors)"
      }
    }
  }
}
