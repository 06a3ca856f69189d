import Foundation
import FoundationNetworking

/// A request of an app, which is sent over the machine's network.
struct RecordingRequest: Codable {
  var method: String
  var address: String
  var headers: [String: String]
  /// The body in Base64.
  var body: String?
  /// The body in Base64 of a response that is written unchanged instead of the network's response.
  var guessedBody: String?
  /// The type of the guessed body, such as "application/json".
  var guessedType: String?
}

/// A recorder that sends requests, and writes the responses to a folder of recorded responses for ``RecordedAnswers``.
struct AnswerRecorder {
  let folder: String

  /// The timeout of a response, in seconds.
  private static let timeout = 30.0

  /// The headers that describe the transfer of the body, which no longer applies, and those that are only for the
  /// receiver.
  private static let leftOut: Set = [
    "connection", "content-encoding", "content-length", "keep-alive", "set-cookie", "set-cookie2", "transfer-encoding",
  ]

  /// Records the response to a request.
  ///
  /// - Returns: The reason for which the response was not recorded, or `nil`.
  func record(_ request: RecordingRequest) -> String? {
    guard let url = URL(string: request.address), let place = AnswerPlace(of: url, method: request.method) else {
      return "the address has no host, or a path that leads out of the folder"
    }
    if let text = request.guessedBody {
      guard let body = Data(base64Encoded: text),
        let response = HTTPURLResponse(
          url: url, statusCode: 200, httpVersion: "HTTP/1.1",
          headerFields: ["Content-Type": request.guessedType ?? "", "X-ViewCode-Guessed": "yes"])
      else { return "the guessed body cannot be read" }
      return write(body, response, to: place)
    }
    var sent = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: Self.timeout)
    sent.httpMethod = request.method
    for (name, value) in request.headers { sent.setValue(value, forHTTPHeaderField: name) }
    sent.httpBody = request.body.flatMap { Data(base64Encoded: $0) }
    switch Self.response(to: sent) {
    case .failure(let error): return error.localizedDescription
    case .success((let body, let response)): return write(body, response, to: place)
    }
  }

  private static func response(to request: URLRequest) -> Result<(Data, HTTPURLResponse), any Error> {
    let session = URLSession(configuration: .ephemeral)
    defer { session.invalidateAndCancel() }
    let done = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var result: Result<(Data, HTTPURLResponse), any Error> = .failure(URLError(.timedOut))
    let task = session.dataTask(with: request) { data, response, error in
      if let response = response as? HTTPURLResponse {
        result = .success((data ?? Data(), response))
      } else {
        result = .failure(error ?? URLError(.badServerResponse))
      }
      done.signal()
    }
    task.resume()
    // The timeout of the session restarts with each packet.
    if done.wait(timeout: .now() + timeout * 2) == .timedOut { return .failure(URLError(.timedOut)) }
    return result
  }

  private func write(_ body: Data, _ response: HTTPURLResponse, to place: AnswerPlace) -> String? {
    let parent = ([folder] + place.folders).joined(separator: "/")
    let file = "\(parent)/\(place.narrowName)\(ending(for: place, of: response))"
    do {
      try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
      try body.write(to: URL(filePath: file), options: .atomic)
      try Data(Self.headers(of: response).utf8).write(to: URL(filePath: file + ".headers"), options: .atomic)
      return nil
    } catch {
      return "\(file) cannot be written: \((error as NSError).localizedDescription)"
    }
  }

  /// Returns the extension of the response's file, so that a folder can have the same name: `boats.json` beside
  /// `boats/7.json`.
  private func ending(for place: AnswerPlace, of response: HTTPURLResponse) -> String {
    if place.query == nil, !URL(filePath: "/" + place.plainName).pathExtension.isEmpty { return "" }
    let type = response.value(forHTTPHeaderField: "Content-Type") ?? ""
    return "." + RecordedAnswer.ending(ofType: type)
  }

  static func headers(of response: HTTPURLResponse) -> String {
    var lines = ["HTTP/1.1 \(response.statusCode)"]
    let fields = response.allHeaderFields.map { ("\($0.key)", "\($0.value)") }.sorted { $0.0 < $1.0 }
    for (name, value) in fields where !leftOut.contains(name.lowercased()) { lines.append("\(name): \(value)") }
    return lines.joined(separator: "\n") + "\n"
  }
}
