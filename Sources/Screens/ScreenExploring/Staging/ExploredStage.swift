import Foundation
import PreviewProtocol
import ScreenAudit
import UIKit
import ViewHost

/// An app on a host on which scripts are played.
@MainActor
package final class ExploredStage {
  /// The functions of the program that a stage uses.
  @MainActor
  package struct Surroundings {
    /// A function that advances a host's clock, and waits for the app's network work.
    package var advance: (ViewHost, Double) -> Void
    /// The requests without a response, up to now.
    package var unanswered: () -> [UnansweredRequest]

    package init(
      advance: @escaping (ViewHost, Double) -> Void = { $0.advance(by: $1) },
      unanswered: @escaping () -> [UnansweredRequest] = { [] }
    ) {
      self.advance = advance
      self.unanswered = unanswered
    }
  }

  package let host: ViewHost
  private let plan: ExplorationPlan
  private let surroundings: Surroundings
  private var controllers = ControllerWatch()
  private(set) var failures: [Failure] = []
  /// The number of steps that have been played.
  package private(set) var stepCount = 0

  /// The time in seconds that passes before the first step, as in `viewcode run`.
  package nonisolated static let start = 1.0

  /// - Parameter host: A host on which the app has just started.
  package init(_ host: ViewHost, plan: ExplorationPlan, surroundings: Surroundings = Surroundings()) {
    self.host = host
    self.plan = plan
    self.surroundings = surroundings
    surroundings.advance(host, ExploredStage.start)
    controllers.look(at: host)
  }

  /// Plays the lines of a script.
  ///
  /// - Parameters:
  ///   - checks: Whether failures are searched for after each step.
  ///   - willPlay: A closure that receives each line before it is played.
  /// - Returns: The reason for which a step could not be performed, or nil if all were.
  package func play(
    _ script: [String], checks: Bool = false, willPlay: (String) -> Void = { _ in }
  ) -> (step: String, reason: String)? {
    if checks, stepCount == 0 { check(after: "the start") }
    for line in script {
      guard let step = ScriptStep(line) else { return (line, ScriptStep.problem(of: line)) }
      willPlay(line)
      let texts = checks && step.leavesTexts ? typedTexts : TypedTexts()
      do {
        try step.perform(on: host) { surroundings.advance(host, $0) }
      } catch {
        return (line, "\(error)")
      }
      if step.isFollowedByPause { ScriptStep.pause(on: host) { surroundings.advance(host, $0) } }
      stepCount += 1
      controllers.look(at: host)
      if checks, step.isFollowedByPause {
        check(after: line)
        checkTexts(texts, after: line)
      }
    }
    return nil
  }

  /// The current screen.
  package var screen: ExploredScreen {
    host.run {
      host.update()
      let signature = StateSignature(of: host)
      let front = signature.front
      var screen = ExploredScreen(
        id: signature.id, kind: signature.kind, controller: front.map { ClassNames.short(type(of: $0)) } ?? "window",
        title: menuTitle(signature.kind) ?? front.flatMap { ExploredStage.title(of: $0) },
        controllers: signature.controllers,
        actions: ActionFinder.actions(on: host, front: front, plan: plan))
      screen.conflicts = conflicts.map(\.text)
      screen.leftovers = controllers.leftovers
      screen.fields = FormField.all(in: host.window).map(\.text)
      screen.requests = surroundings.unanswered().map(\.forReport)
      screen.openedURLs = host.openedURLs.map(\.absoluteString)
      return screen
    }
  }

  private func menuTitle(_ kind: ExploredScreen.Kind) -> String? {
    guard kind == .menu else { return nil }
    return host.openMenu == nil ? "actions of a row" : host.menuTitles.prefix(3).joined(separator: " / ")
  }

  /// Returns the visible title. For an alert without a title, it is the message or the buttons.
  private static func title(of controller: UIViewController) -> String? {
    guard let alert = controller as? UIAlertController else {
      return controller.navigationItem.title ?? controller.title
    }
    let texts: [String?] = [alert.title, alert.message, alert.actions.compactMap(\.title).joined(separator: " / ")]
    return texts.compactMap { $0 }.first { !$0.isEmpty }
  }

  // MARK: - Checks

  private var conflicts: [LayoutConflict] { host.layoutReport().conflicts }

  private func check(after line: String) {
    for conflict in conflicts {
      let first = conflict.constraints.first(where: \.isBroken) ?? conflict.constraints.first
      add(
        Failure(
          .conflict, identity: first.map { "\($0.file ?? "") \($0.line ?? 0) \($0.equation)" } ?? conflict.message,
          text: "after \(line): \(conflict.reason ?? conflict.message)",
          calls: first.flatMap { one in one.file.map { ["\($0):\(one.line ?? 0)"] } } ?? []))
    }
    for (name, count) in controllers.leakedCounts {
      add(Failure(.leak, identity: name, text: "\(count) instances of \(name) outlive their screen, after \(line)"))
    }
  }

  /// The texts that the user has typed on a screen.
  private struct TypedTexts {
    /// The visible view controller.
    var front: UIViewController?
    var fields: [(field: UIView, name: String, text: String)] = []
  }

  private var typedTexts: TypedTexts {
    let fields = FormField.all(in: host.window).filter { !$0.isEmpty }
    return TypedTexts(
      front: host.run { StateSignature(of: host).front }, fields: fields.map { ($0.view, $0.title, $0.text) })
  }

  private func checkTexts(_ before: TypedTexts, after line: String) {
    // Another screen has other fields.
    guard !before.fields.isEmpty, host.run({ StateSignature(of: host).front }) === before.front else { return }
    let fields = FormField.all(in: host.window)
    let texts = Set(fields.map(\.text))
    for (field, name, text) in before.fields {
      // A recreated field with the same text is fine.
      if fields.contains(where: { $0.view === field && $0.text == text }) || texts.contains(text) { continue }
      add(Failure(.lostText, identity: name, text: "\"\(text)\" in \(name) is gone after \(line)"))
    }
  }

  private func add(_ failure: Failure) {
    if !failures.contains(where: { $0.kind == failure.kind && $0.identity == failure.identity }) {
      failures.append(failure)
    }
  }

  // MARK: - Looks

  /// The scale of the map's pictures, in pixels per point.
  private static let pictureScale: CGFloat = 1

  /// Captures the details of the screen, which changes its settings.
  package func look() -> ScreenLook {
    let findings = ScreenAudit(of: host).findings
    let places = host.run { controllerPlaces }
    var pictures: [String: String] = [:]
    pictures["light"] = picture
    var other = host.surroundings
    other.style = other.style == .dark ? .light : .dark
    pictures[other.style == .dark ? "dark" : "light"] = picture(other)
    other = host.surroundings
    other.style = .light
    other.contentSizeCategory = .accessibilityExtraLarge
    pictures["large"] = picture(other)
    other.contentSizeCategory = .large
    other.layoutDirection = .rightToLeft
    pictures["mirrored"] = picture(other)
    return ScreenLook(findings: findings, controllers: places, pictures: pictures)
  }

  private func picture(_ surroundings: HostEnvironment) -> String? {
    host.set(surroundings)
    host.advance(by: 0.1)
    return picture
  }

  private var picture: String? {
    let picture = try? host.run {
      host.update()
      return try Picture(ofScreenBehind: host.window, scale: ExploredStage.pictureScale, withSystemBars: true)
    }
    return picture.map { Data($0.png()).base64EncodedString() }
  }

  private var controllerPlaces: [ScreenLook.Controller] {
    let signature = StateSignature(of: host)
    var shown: [UIViewController] = []
    func collect(_ controller: UIViewController) {
      shown.append(controller)
      for child in StateSignature.shownChildren(of: controller) { collect(child) }
    }
    var top: UIViewController? = host.shownController ?? host.window.rootViewController
    while let controller = top {
      collect(controller)
      top = controller.presentedViewController
    }
    return signature.controllers.map { name in
      let controller = shown.first { ClassNames.short(type(of: $0)) == name }
      let place = controller?.viewIfLoaded.flatMap { ExploredStage.place(in: $0, of: name) }
      return ScreenLook.Controller(name: name, file: place?.file, line: place?.line)
    }
  }

  /// The maximum number of views of a controller whose creating lines are determined. Each one requires a search in
  /// debug tables.
  private static let mostAsked = 12

  /// Returns the line that created a view of a controller: preferably in the file that is named after the controller,
  /// otherwise the first known line.
  private static func place(in view: UIView, of name: String) -> ViewInspection.Place? {
    var queue = [view]
    var first: ViewInspection.Place?
    var asked = 0
    while !queue.isEmpty, asked < mostAsked {
      let next = queue.removeFirst()
      if let origin = ViewDump.origin(of: next), !origin.file.contains("<") {
        let place = ViewInspection.Place(file: HostedPreview.authorsFile(origin.file), line: origin.line, path: nil)
        if origin.file.hasSuffix("/\(name).swift") { return place }
        first = first ?? place
      }
      asked += 1
      queue += next.subviews
    }
    return first
  }
}

extension ScriptStep {
  /// Whether typed text must be kept after the step.
  fileprivate var leavesTexts: Bool {
    switch self {
    case .rotate, .style, .textSize, .window, .fullWindow, .background, .foreground, .memoryWarning, .wait: true
    default: false
    }
  }
}
