import Foundation

/// A headless Chromium, which is controlled through a pipe with the protocol of its developer tools.
final class Browser {
  private let conversation: Conversation
  private let profile: Folder
  private var number = 0
  private var session = ""

  static let program: String? = ["chromium", "chromium-browser", "google-chrome"].lazy.flatMap { name in
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
  }.first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Starts a browser.
  ///
  /// - Parameter address: The URL that is opened first.
  init(_ address: String, width: Int = 1280, height: Int = 900) throws {
    profile = try Folder(named: "browser")
    // Chromium reads from descriptor 3 and writes to 4.
    let command = """
      exec '\(Browser.program ?? "chromium")' --headless --no-sandbox --disable-gpu --remote-debugging-pipe \
      --user-data-dir='\(profile.url.path)' --window-size=\(width),\(height) about:blank 3<&0 4>&1 </dev/null >/dev/null
      """
    conversation = try Conversation("/bin/sh", ["-c", command], in: profile.url)
    let target = try ask("Target.createTarget", ["url": "about:blank"])["targetId"] as? String ?? ""
    session = try ask("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String ?? ""
    try ask("Page.enable", [:])
    try ask("Page.navigate", ["url": address])
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  @discardableResult
  func ask(_ method: String, _ parameters: [String: Any]) throws -> [String: Any] {
    number += 1
    var message: [String: Any] = ["id": number, "method": method, "params": parameters]
    if !session.isEmpty { message["sessionId"] = session }
    try conversation.say(String(decoding: JSONSerialization.data(withJSONObject: message), as: UTF8.self), end: 0)
    while true {
      let text = try conversation.hear(within: 60, end: 0)
      guard let answer = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
        answer["id"] as? Int == number
      else { continue }
      if let error = answer["error"] { throw Failure(description: "\(method): \(error)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  /// Returns the value of an expression in the page as text.
  func value(_ expression: String) throws -> String {
    let answer = try ask(
      "Runtime.evaluate", ["expression": "String(\(expression))", "returnByValue": true, "awaitPromise": true])
    if let exception = answer["exceptionDetails"] { throw Failure(description: "\(expression): \(exception)") }
    return (answer["result"] as? [String: Any])?["value"] as? String ?? ""
  }

  /// Waits until an expression is true.
  func wait(_ expression: String, seconds: Double = 90) throws {
    let end = Date().addingTimeInterval(seconds)
    while try value("!!(\(expression))") != "true" {
      if Date() > end {
        throw Failure(
          description:
            "\(expression) was not true in \(seconds) s; the page says: \(try value("document.body.innerText"))")
      }
      usleep(30_000)
    }
  }

  /// Clicks the center of the first matching element.
  func click(_ selector: String) throws {
    try wait("document.querySelector(`\(selector)`)")
    // An element that moves, or is created again after the rotation of the screen, would be missed.
    var place: [Double] = []
    var since = Date()
    let end = since.addingTimeInterval(30)
    while Date().timeIntervalSince(since) < 0.6, Date() < end {
      let now = try value(
        "(() => { const b = document.querySelector(`\(selector)`)?.getBoundingClientRect(); return b ? (b.x + b.width / 2) + ' ' + (b.y + b.height / 2) : '' })()"
      ).split(separator: " ").compactMap { Double($0) }
      if now != place { (place, since) = (now, Date()) }
      usleep(30_000)
    }
    guard place.count == 2 else { throw Failure(description: "\(selector) has no place") }
    for (type, buttons) in [("mouseMoved", 0), ("mousePressed", 1)] {
      try ask(
        "Input.dispatchMouseEvent",
        [
          "type": type, "x": place[0], "y": place[1], "button": buttons == 0 ? "none" : "left", "buttons": buttons,
          "clickCount": 1,
        ])
    }
    usleep(80_000)
    try ask(
      "Input.dispatchMouseEvent",
      ["type": "mouseReleased", "x": place[0], "y": place[1], "button": "left", "clickCount": 1])
  }

  func type(_ text: String) throws {
    for character in text {
      try ask("Input.dispatchKeyEvent", ["type": "keyDown", "key": "\(character)", "text": "\(character)"])
      try ask("Input.dispatchKeyEvent", ["type": "keyUp", "key": "\(character)"])
    }
  }

  /// Presses a key that types no character.
  func press(_ key: String) throws {
    for type in ["rawKeyDown", "keyUp"] { try ask("Input.dispatchKeyEvent", ["type": type, "key": key, "code": key]) }
  }

  /// Turns the mouse wheel over the center of an element, in pixels.
  func wheel(_ selector: String, by way: Double) throws {
    let place = try value(
      "(() => { const b = document.querySelector(`\(selector)`).getBoundingClientRect(); return (b.x + b.width / 2) + ' ' + (b.y + b.height / 2) })()"
    ).split(separator: " ").compactMap { Double($0) }
    guard place.count == 2 else { throw Failure(description: "\(selector) has no place") }
    try ask(
      "Input.dispatchMouseEvent", ["type": "mouseWheel", "x": place[0], "y": place[1], "deltaX": 0, "deltaY": way])
  }

  /// Returns the page as a PNG file.
  func picture() throws -> Data {
    Data(base64Encoded: try ask("Page.captureScreenshot", [:])["data"] as? String ?? "") ?? Data()
  }

  deinit { conversation.stop() }
}
