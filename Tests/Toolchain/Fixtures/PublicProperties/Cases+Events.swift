import Foundation
import UIKit
import ViewHost

extension Cases {
  func addEvents() {
    make("UITouch") { [self] in
      let probe = probe()
      let finger = host.putDown(at: CGPoint(x: 50, y: 50))
      finger.move(to: CGPoint(x: 60, y: 60))
      for item in probe.heard { Reading.read(item, from: "touches under way") }
      finger.lift()
      probe.removeFromSuperview()
      return probe.heard
    }
    make("UIPress") { [self] in
      let probe = probe()
      host.press("a", .shift)
      probe.removeFromSuperview()
      return probe.heard
    }
    make("UIEvent") { [self] in
      let probe = probe()
      host.shake()
      host.remoteControl(.remoteControlPlay)
      probe.removeFromSuperview()
      return probe.heard
    }
    reached("UIKey")
    reached("UIPressesEvent")
    make("UIFocusSystem") { [self] in focus() }
    reached("UIFocusUpdateContext")
    reached("UIFocusAnimationCoordinator")
    reached("UITableViewFocusUpdateContext")
    reached("UICollectionViewFocusUpdateContext")
    make("UIPointerRegionRequest") { [self] in
      let pointer = PointerListener()
      let interaction = UIPointerInteraction(delegate: pointer)
      stage.view.addInteraction(interaction)
      host.update()
      host.hover(at: CGPoint(x: 100, y: 400))
      host.advance(by: 0.5)
      Reading.read(interaction, from: "UIPointerInteraction, entered")
      host.hover(at: nil)
      stage.view.removeInteraction(interaction)
      return pointer.heard
    }

    make("UIScribbleInteraction") { UIScribbleInteraction(delegate: scribbler) }
    make("UIIndirectScribbleInteraction") { UIIndirectScribbleInteraction(delegate: scribbler) }
    make("UIAccessibilityCustomAction") { UIAccessibilityCustomAction(name: "name") { _ in true } }
    make("UIAccessibilityCustomRotor") {
      [
        UIAccessibilityCustomRotor(name: "name") { _ in nil },
        UIAccessibilityCustomRotor(systemType: .heading) { _ in nil },
      ]
    }
    make("UIAccessibilityCustomRotorSearchPredicate") { [self] in
      var heard: [Any] = []
      stage.view.accessibilityCustomRotors = [
        UIAccessibilityCustomRotor(name: "name") {
          heard.append($0)
          return nil
        }
      ]
      _ = host.moveRotor("name", at: stage.view)
      stage.view.accessibilityCustomRotors = nil
      return heard
    }
    make("UIAccessibilityElement") { [self] in UIAccessibilityElement(accessibilityContainer: stage.view!) }
    make("UIAccessibilityCustomRotorItemResult") { [self] in
      UIAccessibilityCustomRotorItemResult(targetElement: stage.view, targetRange: nil)
    }
  }

  /// Returns the notifications of the focus as it moves on a tablet's screen.
  private func focus() -> [Any] {
    guard let tablet = Device.all.first(where: { $0.idiom == .pad }) else { return [] }
    let host = ViewHost(device: tablet)
    return host.run {
      let root = UIViewController()
      let lists = FocusedLists()
      host.show(root)
      let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
      let layout = UICollectionViewFlowLayout()
      let collection = UICollectionView(
        frame: CGRect(x: 0, y: 400, width: 300, height: 200), collectionViewLayout: layout)
      lists.fill(table, collection)
      for view in [table, collection] { root.view.addSubview(view) }
      host.update()
      for key in ["\t", UIKeyCommand.inputDownArrow, "\t", UIKeyCommand.inputRightArrow] { host.press(key) }
      Reading.read(table, from: "focused table")
      return lists.heard + [UIFocusSystem.focusSystem(for: table) as Any]
    }
  }

  /// Returns a first responder on the stage that records its events.
  private func probe() -> Probe {
    let probe = Probe(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    stage.view.addSubview(probe)
    host.update()
    probe.becomeFirstResponder()
    return probe
  }
}

private final class Probe: UIView {
  var heard: [Any] = []

  override var canBecomeFirstResponder: Bool { true }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard += [Array(touches), event as Any] }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard += [Array(touches), event as Any] }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    heard += [Array(presses), event as Any]
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { heard += [event as Any] }
  override func remoteControlReceived(with event: UIEvent?) { heard += [event as Any] }
}

private final class PointerListener: NSObject, UIPointerInteractionDelegate {
  var heard: [Any] = []

  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? {
    heard += [request, defaultRegion]
    return defaultRegion
  }

  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
    interaction.view.map { UIPointerStyle(effect: .lift(UITargetedPreview(view: $0))) }
  }
}

/// Lists that record their notifications of the focus.
private final class FocusedLists: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  var heard: [Any] = []

  func fill(_ table: UITableView, _ collection: UICollectionView) {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate, table.allowsFocus) = (self, self, true)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (collection.dataSource, collection.delegate, collection.allowsFocus) = (self, self, true)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
  func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { heard += [context, coordinator] }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { heard += [context, coordinator] }
}

@MainActor private let scribbler = Scribbler()

@MainActor
private final class Scribbler: NSObject, UIScribbleInteractionDelegate, UIIndirectScribbleInteractionDelegate {
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, requestElementsIn rect: CGRect, completion: @escaping ([String]) -> Void
  ) { completion([]) }
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, isElementFocused elementIdentifier: String
  ) -> Bool { false }
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, frameForElement elementIdentifier: String
  ) -> CGRect { .zero }
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, focusElementIfNeeded elementIdentifier: String,
    referencePoint focusReferencePoint: CGPoint, completion: @escaping ((any UIResponder & UITextInput)?) -> Void
  ) { completion(nil) }
}
