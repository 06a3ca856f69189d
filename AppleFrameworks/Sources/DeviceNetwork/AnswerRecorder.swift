import Foundation
import FoundationNetworking

/// A request that an app began, to be sent by the machine's network.
struct RecordingRequest: Codable {
  var method: String
  var address: String
  var headers: [String: String]
  /// Base64.
  var body: String?
  /// Base64: an answer that is written as it is, in the place of the network's.
  var guessedBody: String?
  /// The type of the guessed body, such as "application/json".
  var guessedType: String?
}

/// Sends requests and writes the responses into a folder of recorded answers, as ``RecordedAnswers`` reads them.
struct AnswerRecorder {
  let folder: String

  /// Seconds that a response may take.
  private static let timeout = 30.0

  /// Headers that say how the body was transferred, which it no longer is, and those that only its receiver may know.
  private static let leftOut: Set = [
    "connection", "content-encoding", "content-length", "keep-alive", "set-cookie", "set-cookie2", "transfer-encoding",
  ]

  /// - Returns: Why the answer is not recorded, or nil.
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
    // The session's own limit begins again with each packet.
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

  /// The ending of the answer's file, so that a folder may have the same name: `boats.json` beside `boats/7.json`.
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
