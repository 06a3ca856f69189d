import Foundation

/// Writes failures as tests for Swift Testing with `ViewHost`. Each test plays a script, and fails until the app is
/// fixed.
package struct TestWriter {
  /// The expression of type `ViewHost` that starts the app.
  private let start: String
  private let module: String

  /// - Parameters:
  ///   - module: The app's module.
  ///   - start: The expression that starts the app.
  package init(module: String, start: String) {
    self.module = module
    self.start = start
  }

  package func text(of problems: [ExploredMap.Problem]) -> String {
    var text = """
      import Testing
      import UIKit
      import ViewHost

      @testable import \(module)

      @Suite("Failures that the explorer found")
      @MainActor
      struct ExploredFailureTests {

      """
    // Only the developer can decide whether a screen without an exit is a problem, so there is no test for it.
    let tested = problems.filter { $0.failure.kind != .deadEnd }
    for (index, problem) in tested.enumerated() {
      let name = "\(problem.failure.kind.rawValue)\(index + 1)"
      text += "  @Test(\(TestWriter.literal(TestWriter.title(of: problem.failure))))\n"
      text += "  func \(name)() throws {\n"
      text += "    let host = \(start)\n    host.advance(by: \(ExploredStage.start))\n"
      text += preparation(of: problem.failure)
      for (number, line) in problem.script.enumerated() {
        if problem.failure.kind == .lostText, number == problem.script.count - 1 { text += typedTexts }
        text += code(for: line)
        if problem.failure.kind == .leak { text += "    note()\n" }
      }
      text += expectation(of: problem.failure)
      text += "  }\n\n"
    }
    if tested.contains(where: { $0.failure.kind == .lostText }) { text += textsFunction }
    if text.hasSuffix("\n\n") { text.removeLast() }
    return text + "}\n"
  }

  private static func title(of failure: Failure) -> String {
    switch failure.kind {
    case .crash: "the app does not crash: \(failure.text)"
    case .hang: "the app does not hang"
    case .conflict: "no constraints are in conflict"
    case .leak: "\(failure.identity) is deallocated with its screen"
    case .deadEnd: "another screen can be reached"
    case .lostText: "typed text is kept: \(failure.text)"
    }
  }

  private func preparation(of failure: Failure) -> String {
    guard failure.kind == .leak else { return "" }
    return """
          var shown: [() -> UIViewController?] = []
          func note() {
            func visit(_ controller: UIViewController) {
              shown.append { [weak controller] in controller }
              for child in controller.children { visit(child) }
              if let presented = controller.presentedViewController { visit(presented) }
            }
            if let root = host.window.rootViewController { visit(root) }
          }

      """
  }

  private var textsFunction: String {
    """
      /// Returns the texts of the fields on the screen, in order.
      private func texts(in view: UIView) -> [String] {
        if let field = view as? UITextField { return [field.text ?? ""] }
        if let text = view as? UITextView { return [text.text] }
        return view.subviews.flatMap { texts(in: $0) }
      }

    """
  }

  private var typedTexts: String {
    """
        let typed = texts(in: host.window)

    """
  }

  /// Returns a step as calls of `ViewHost`.
  private func code(for line: String) -> String {
    guard let step = ScriptStep(line) else { return "    // \(line)\n" }
    var text = ""
    func add(_ step: ScriptStep) {
      switch step {
      case .tap(let place): text += "    \(call("tap", place))\n"
      case .doubleTap(let place): text += "    \(call("doubleTap", place))\n"
      case .longPress(let place): text += "    \(call("longPress", place))\n"
      case .type(let typed): text += "    try host.type(\(TestWriter.literal(typed)))\n"
      case .delete(let count): text += "    try host.deleteBackward(times: \(count))\n"
      case .swipe(let direction, nil): text += "    host.swipe(.\(direction))\n"
      case .swipe(let direction, .point(let x, let y)?):
        let isVertical = direction == "up" || direction == "down"
        let (start, end) = direction == "up" || direction == "left" ? ("+", "-") : ("-", "+")
        let reach = isVertical ? "host.device.size.height / 4" : "host.device.size.width / 4"
        func point(_ sign: String) -> String {
          isVertical ? "CGPoint(x: \(x), y: \(y) \(sign) \(reach))" : "CGPoint(x: \(x) \(sign) \(reach), y: \(y))"
        }
        text += "    host.drag(from: \(point(start)), to: \(point(end)), duration: 0.15, rest: 0)\n"
      case .swipe(let direction, let place?): text += "    try host.swipe(.\(direction), on: \(target(place)))\n"
      case .drag(let from, let to):
        text += "    host.drag(from: CGPoint(x: \(from[0]), y: \(from[1])), to: CGPoint(x: \(to[0]), y: \(to[1])))\n"
      case .wait(let seconds): text += "    host.advance(by: \(seconds))\n"
      case .rotate(let landscape): text += "    host.rotate(to: .\(landscape ? "landscape" : "portrait"))\n"
      case .picture: break
      case .style(let isDark): text += "    host.set(UIUserInterfaceStyle.\(isDark ? "dark" : "light"))\n"
      case .textSize(let name):
        let category = ScriptStep.category(named: name)?.rawValue ?? ""
        text += "    host.set(UIContentSizeCategory(rawValue: \(TestWriter.literal(category))))\n"
      case .window(let width, let height): text += "    host.resize(to: CGSize(width: \(width), height: \(height)))\n"
      case .fullWindow: text += "    host.resize(to: host.device.size)\n"
      case .keyboard(let isHardware): text += "    host.hasHardwareKeyboard = \(isHardware)\n"
      case .background: text += "    host.enterBackground()\n"
      case .foreground: text += "    host.enterForeground()\n"
      case .memoryWarning: text += "    host.warnOfMemory()\n"
      case .quickly(let inner): add(inner)
      }
    }
    add(step)
    if step.isFollowedByPause { text += "    host.advance(by: \(ScriptStep.pause))\n" }
    return text
  }

  private func call(_ name: String, _ place: ScriptStep.Place) -> String {
    if case .point(let x, let y) = place { return "host.\(name)(at: CGPoint(x: \(x), y: \(y)))" }
    return "try host.\(name)(\(target(place)))"
  }

  private func target(_ place: ScriptStep.Place) -> String {
    switch place {
    case .text(let text): ".text(\(TestWriter.literal(text)))"
    case .identifier(let name): ".identifier(\(TestWriter.literal(name)))"
    case .point: ".view(host.window)"
    }
  }

  private func expectation(of failure: Failure) -> String {
    switch failure.kind {
    case .crash, .hang:
      // A crash ends the test, so reaching this line is the expectation.
      return "    #expect(host.window.rootViewController != nil)\n"
    case .conflict: return "    #expect(host.layoutReport().conflicts.isEmpty)\n"
    case .leak:
      return """
            let left = shown.compactMap { $0() }.filter {
              "\\(type(of: $0))" == \(TestWriter.literal(failure.identity)) && $0.viewIfLoaded?.window == nil
            }
            #expect(Set(left.map(ObjectIdentifier.init)).count <= 1)

        """
    case .deadEnd: return ""
    case .lostText: return "    #expect(texts(in: host.window) == typed)\n"
    }
  }

  /// Returns a Swift literal.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case _ where scalar.value < 0x20 || scalar.value == 0x200D: result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
