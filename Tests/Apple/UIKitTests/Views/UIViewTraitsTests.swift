import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("UIView traits", .ownHosts)
struct UIViewTraitsTests {
  init() { StandardScreen.make() }

  private final class Recorder: UIView {
    var previousStyles: [UIUserInterfaceStyle] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      previousStyles.append(previousTraitCollection?.userInterfaceStyle ?? .unspecified)
    }
  }

  @Test("an override holds for the view and what is below, and can be taken back")
  func overrides() {
    let (root, child) = (UIView(), UIView())
    root.addSubview(child)
    root.overrideUserInterfaceStyle = .dark
    #expect(root.traitCollection.userInterfaceStyle == .dark)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    child.traitOverrides.userInterfaceStyle = .light
    #expect(child.traitCollection.userInterfaceStyle == .light)
    root.overrideUserInterfaceStyle = .unspecified
    #expect(root.traitCollection.userInterfaceStyle == .light)
  }

  @Test("a change is told once to the view, with the old traits, and to registered handlers of that trait only")
  func callbacks() {
    let (root, child) = (UIView(), Recorder())
    root.addSubview(child)
    _ = child.traitCollection
    var styles = 0
    var sizes = 0
    child.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: Recorder, previous: UITraitCollection) in
      #expect(view === child)
      #expect(previous.userInterfaceStyle == .light)
      styles += 1
    }
    let registration = child.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (_: Recorder, _: UITraitCollection) in sizes += 1
    }
    root.overrideUserInterfaceStyle = .dark
    #expect(child.previousStyles == [.light])
    #expect(styles == 1)
    #expect(sizes == 0)
    root.traitOverrides.preferredContentSizeCategory = .extraLarge
    #expect(sizes == 1)
    child.unregisterForTraitChanges(registration)
    root.traitOverrides.preferredContentSizeCategory = .small
    #expect(sizes == 1)
  }

  @Test("a view takes over the traits of where it is added")
  func adding() {
    let dark = UIView()
    dark.overrideUserInterfaceStyle = .dark
    let child = Recorder()
    _ = child.traitCollection
    dark.addSubview(child)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(child.previousStyles == [.light])
  }

  @Test("a dynamic background color follows the traits into the layer")
  func background() {
    let view = UIView()
    view.backgroundColor = .systemBackground
    #expect(view.layer.backgroundColor?.components == [1, 1, 1, 1])
    view.overrideUserInterfaceStyle = .dark
    #expect(view.layer.backgroundColor?.components == [0, 0, 0, 1])
  }

  @Test("tint comes down to views without their own, and they hear of changes")
  func tint() {
    final class TintView: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let (root, child, own) = (UIView(), TintView(), TintView())
    root.addSubview(child)
    root.addSubview(own)
    own.tintColor = .green
    own.changes = 0
    #expect(child.tintColor == .systemBlue)
    root.tintColor = .red
    #expect(child.tintColor == .red)
    #expect(child.changes == 1)
    #expect(own.tintColor == .green)
    root.tintAdjustmentMode = .dimmed
    #expect(child.tintAdjustmentMode == .dimmed)
    #expect(child.tintColor != .red)
    root.tintAdjustmentMode = .normal
    #expect(child.tintColor == .red)
  }

  @Test("the layout direction follows the semantic attribute and the traits")
  func direction() {
    let view = UIView()
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    view.traitOverrides.layoutDirection = .rightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    view.semanticContentAttribute = .playback
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test("a change between light and dark lays out, draws and updates constraints anew, under the new traits")
  func appearanceChange() {
    final class Card: UIView {
      var (layouts, updates) = (0, 0)
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        layer.borderColor = UIColor.label.cgColor
      }
      override func updateConstraints() {
        updates += 1
        super.updateConstraints()
      }
    }
    let root = UIView()
    let card = Card(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(card)
    root.layoutIfNeeded()
    #expect(card.layouts == 1)
    #expect(card.updates == 1)
    #expect(card.layer.borderColor?.components?.first == 0)
    root.overrideUserInterfaceStyle = .dark
    root.layoutIfNeeded()
    #expect(card.layouts == 2)
    #expect(card.updates == 2)
    #expect(card.layer.borderColor?.components?.first == 1)
    root.layoutIfNeeded()
    #expect(card.layouts == 2)
  }

  @Test("a change of traits sends messages to the view or to a target, with as much as the selector takes")
  func actions() {
    final class Listener: UIView {
      var log: [String] = []
    }
    for (name, count) in [("changed", 0), ("changed:", 1), ("changed:from:", 2)] {
      SelectorTable.add(Selector((name)), to: Listener.self) { object, arguments in
        #expect(arguments.count == count)
        object.log.append(name)
        return nil
      }
    }
    let view = Listener()
    let target = Listener()
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self], action: Selector(("changed")))
    let second = view.registerForTraitChanges([UITraitUserInterfaceStyle.self], action: Selector(("changed:from:")))
    view.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self], target: target, action: Selector(("changed:")))
    view.overrideUserInterfaceStyle = .dark
    view.layoutIfNeeded()
    #expect(view.log == ["changed", "changed:from:"])
    #expect(target.log == ["changed:"])
    view.unregisterForTraitChanges(second)
    view.overrideUserInterfaceStyle = .light
    view.layoutIfNeeded()
    #expect(view.log == ["changed", "changed:from:", "changed"])
  }
}
