import TestHosts
import Testing
import UIKit

/// Declarations have the kinds of Apple's, so that code of apps that depends on them compiles and works.
@Suite("Kinds of declarations", .ownHosts) @MainActor
struct DeclarationKindTests {
  init() { StandardScreen.make() }

  /// A subclass that calls `init(rootViewController:)`, which is a designated initializer.
  private final class Stack: UINavigationController {
    let name: String

    init(name: String) {
      self.name = name
      super.init(rootViewController: UIViewController())
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test("a navigation controller's subclass begins with a root")
  func navigation() {
    #expect(Stack(name: "a").viewControllers.count == 1)
  }

  // Subclasses that inherit all initializers, which they do only if no designated one is hidden.
  private final class Tint: UIColor, @unchecked Sendable {}
  private final class Picture: UIImage, @unchecked Sendable {}
  private final class Distance: NSLayoutConstraint {}
  private final class Style: NSParagraphStyle, @unchecked Sendable {}

  @Test("subclasses without initializers inherit those of the superclass")
  func inheritedInitializers() {
    #expect(Tint(red: 1, green: 0, blue: 0, alpha: 1).isEqual(UIColor(red: 1, green: 0, blue: 0, alpha: 1)))
    #expect(Picture().size == .zero)
    let (view, other) = (UIView(), UIView())
    view.addSubview(other)
    let distance = Distance(
      item: other, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .leading, multiplier: 1, constant: 8
    )
    #expect(distance.constant == 8 && distance.firstItem === other)
    #expect(Style().lineSpacing == 0)
  }

  /// A collection view that makes its own layout, as apps do that create it with `init()`.
  private final class OwnGrid: UICollectionView {
    override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
      super.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test("a collection view that overrides its initializer with a layout of its own is created without one")
  func collectionWithOwnLayout() {
    #expect(OwnGrid().collectionViewLayout is UICollectionViewFlowLayout)
    #expect(OwnGrid(frame: CGRect(x: 0, y: 0, width: 9, height: 9)).bounds.width == 9)
  }

  /// A subclass that relies on a stack view's `init(coder:)`, which does not fail.
  private final class Row: UIStackView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init(coder: NSCoder) { super.init(coder: coder) }
  }

  /// A subclass that overrides the setters of content priorities.
  private final class Firm: UIView {
    var asked: [UILayoutPriority] = []

    override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
      asked.append(priority)
      super.setContentHuggingPriority(priority, for: axis)
    }

    override func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      .required
    }
  }

  @Test("content priorities can be overridden, and what they say counts in layout")
  func priorities() {
    let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Firm())
    let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 10)).image { _ in }
    let picture = FirmPicture(image: image)
    view.setContentHuggingPriority(.required, for: .vertical)
    #expect(view.asked == [.required])
    #expect(view.contentHuggingPriority(for: .vertical) == .required)
    picture.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(picture)
    let narrow = picture.widthAnchor.constraint(equalToConstant: 30)
    narrow.priority = UILayoutPriority(900)
    narrow.isActive = true
    root.layoutIfNeeded()
    #expect(picture.frame.width == 60)
  }

  private final class FirmPicture: UIImageView {
    override func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      .required
    }
  }

  /// A subclass that calls these initializers, which are designated.
  private final class Grid: UICollectionViewCompositionalLayout {
    let name: String
    init(_ section: NSCollectionLayoutSection) {
      name = "grid"
      super.init(section: section)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Sticker: NSTextAttachment {
    let name: String
    init(name: String, image: UIImage) {
      self.name = name
      super.init(image: image)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Deletion: UIAccessibilityCustomAction {
    let row: Int
    init(row: Int, delete: @escaping (Int) -> Void) {
      self.row = row
      super.init(name: "Delete") { _ in
        delete(row)
        return true
      }
    }
  }

  @Test("layouts, attachments and accessibility actions have subclasses with initializers of their own")
  func designated() {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    #expect(Grid(NSCollectionLayoutSection(group: group)).name == "grid")
    let image = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 6)).image { _ in }
    #expect(Sticker(name: "a", image: image).image === image)
    var deleted: [Int] = []
    #expect(Deletion(row: 3) { deleted.append($0) }.perform() && deleted == [3])
  }

  /// Performs an update as libraries of differences do, without retaining the closure.
  private func update(_ collection: UICollectionView, _ table: UITableView, _ change: () -> Void) {
    collection.performBatchUpdates({ change() }, completion: nil)
    table.performBatchUpdates({ change() })
    collection.performBatchUpdates(nil)
  }

  @Test("batch updates take closures that don't outlive the call")
  func batchUpdates() {
    var count = 0
    let layout = UICollectionViewFlowLayout()
    update(UICollectionView(frame: .zero, collectionViewLayout: layout), UITableView()) { count += 1 }
    #expect(count == 2)
  }

  @Test("an object of an app's own may have a label of its own")
  func label() {
    final class Station: NSObject {
      var accessibilityLabel = "none"
      var accessibilityHint: Int = 4
    }
    let station = Station()
    station.accessibilityLabel += "!"
    #expect(station.accessibilityLabel == "none!")
    #expect(station.accessibilityHint == 4)
  }

  @Test("enumerations of Objective-C have a value for every number")
  func openEnumerations() {
    #expect(UIView.AnimationCurve(rawValue: 7) == .easeInOut && UIView.AnimationCurve(rawValue: 2) == .easeOut)
    #expect(UIBlurEffect.Style(rawValue: 3) == .dark && UIBlurEffect.Style(rawValue: 99) == .regular)
    #expect(UIBlurEffect.Style(rawValue: 20) == .systemChromeMaterialDark)
  }

  @Test("the class of the application answers to the selector of its instance")
  func sharedApplicationByName() {
    let selector = NSSelectorFromString("sharedApplication")
    #expect(UIApplication.responds(to: selector) && !UIApplication.responds(to: NSSelectorFromString("other")))
    #expect(UIApplication.perform(selector)?.takeUnretainedValue() === UIApplication.shared)
  }

  private final class Switchboard: NSObject {
    nonisolated(unsafe) static var calls: [String] = []

    @MainActor static func register() {
      SelectorTable.add("ring:", toClass: Switchboard.self) { type, arguments in
        calls.append("\(type) \(arguments.count)")
        return nil
      }
    }
  }

  @Test("a class is a target: its class methods respond to selectors")
  func classesAsTargets() {
    Switchboard.register()
    let selector = NSSelectorFromString("ring:")
    let button = UIButton()
    button.addTarget(Switchboard.self, action: selector, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(button.actions(forTarget: Switchboard.self, forControlEvent: .touchUpInside) == ["ring:"])
    Switchboard.perform(selector, with: 1)
    UIApplication.shared.sendAction(selector, to: Switchboard.self, from: nil, for: nil)
    #expect(Switchboard.calls == ["Switchboard 1", "Switchboard 1", "Switchboard 1"])
    let name = Notification.Name("ring")
    NotificationCenter.default.addObserver(Switchboard.self, selector: selector, name: name, object: nil)
    NotificationCenter.default.post(name: name, object: nil)
    NotificationCenter.default.removeObserver(Switchboard.self)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(Switchboard.calls.count == 4)
    Switchboard.calls.removeLast()
    #expect(Switchboard.responds(to: selector) && !NSObject.responds(to: selector))
    button.removeTarget(Switchboard.self, action: selector, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(Switchboard.calls.count == 3)
    #expect(UITableView.classForCoder() == UITableView.self)
  }

  private final class Canvas: UIView {
    var displays = 0
    override func display(_ layer: CALayer) {
      displays += 1
      layer.backgroundColor = UIColor.red.cgColor
    }
    override func draw(_ rect: CGRect) { Issue.record("a view that displays its layer does not draw") }
  }

  @Test("a view may set the contents of its layer in place of drawing")
  func displayOfViews() {
    let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    canvas.layer.setNeedsDisplay()
    canvas.layer.displayIfNeeded()
    #expect(canvas.displays == 1 && canvas.layer.backgroundColor == UIColor.red.cgColor)
  }

  private final class BothDelegates: NSObject, UIApplicationDelegate, UIWindowSceneDelegate {}

  @Test("one object is the delegate of the app and of its scene without a window of its own")
  func bothDelegates() {
    let delegate = BothDelegates()
    delegate.window = UIWindow()
    #expect(
      (delegate as any UIApplicationDelegate).window == nil && (delegate as any UIWindowSceneDelegate).window == nil)
  }

  private final class PlainPages: UIPageViewController {}

  @Test("objects that iOS creates without arguments are created so here")
  func plainInitializers() {
    #expect(PlainPages().transitionStyle == .pageCurl && PlainPages().navigationOrientation == .horizontal)
    #expect(UITouch().view == nil && UITouch().location(in: nil) == .zero && UIEvent().allTouches == nil)
    #expect(UIDocumentInteractionController().url == nil)
  }

  @Test("pages are double-sided if their spine is in the middle")
  func doubleSidedPages() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    #expect(!pages.isDoubleSided)
    pages.isDoubleSided = true
    #expect(pages.isDoubleSided)
    let spine = UIPageViewController.SpineLocation.mid.rawValue
    let book = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: [.spineLocation: spine])
    #expect(book.isDoubleSided)
  }

  @Test("a font descriptor keeps a transform")
  func fontTransforms() {
    #expect(UIFontDescriptor(name: "Helvetica", matrix: .identity).matrix == .identity)
    #expect(UIFontDescriptor(name: "Helvetica", matrix: CGAffineTransform(scaleX: 2, y: 1)).matrix.a == 2)
  }
}
