import TestHosts
import Testing
import UIKit
import ViewCodeMacros
import ViewHost

@ViewCode
private final class AvatarView: UIImageView {
  let dot = UIView()

  private var hierarchy: Hierarchy { dot }
  private var layout: Layout {
    dot.size(12)
    dot.pin(.bottom, .trailing, inset: 2)
  }
}

@ViewCode
private final class BadgeView: UIView {
  enum Size { case small, large }

  let label = UILabel()
  let icon = UIView()
  @Configures var text: String
  @Rebuilds var showsIcon: Bool
  let tapped: (String) -> Void
  var note: String?

  private var hierarchy: Hierarchy {
    label
    if showsIcon {
      icon
    }
  }

  private var layout: Layout {
    label.pin(.edges, inset: 4)
    if showsIcon {
      icon.size(10)
      icon.pin(.leading, .centerY)
    }
    When(.width(atLeast: 100)) {
      label.height(50).priority(.defaultHigh)
    }
  }

  private var configuration: Configuration {
    Setting(\.text, of: label, to: text)
  }
}

@ViewCode
private final class FollowButton: UIButton {
  let dot = UIView()
  @Configures var isFollowed = false

  private var hierarchy: Hierarchy { dot }
  private var layout: Layout { dot.pin(.center) }
  private var viewConfiguration: ViewConfiguration {
    Setting(\.backgroundColor, of: dot, to: isFollowed ? .systemGreen : .systemRed)
  }
}

@ViewCode
private final class Row: UITableViewCell {
  let title = UILabel()
  private var hierarchy: Hierarchy { title }
  private var layout: Layout { title.pin(.edges, inset: 5) }
}

@ViewCode
private final class SectionHeader: UITableViewHeaderFooterView {
  let title = UILabel()
  private var hierarchy: Hierarchy { title }
  private var layout: Layout { title.pin(.edges, inset: 5) }
}

@ViewCode
private final class Tile: UICollectionViewCell {
  let title = UILabel()
  private var hierarchy: Hierarchy { title }
  private var layout: Layout { title.pin(.edges, inset: 5) }
}

@ViewCode
private final class Blur: UIVisualEffectView {
  let title = UILabel()
  private var hierarchy: Hierarchy { title }
  private var layout: Layout { title.pin(.edges) }
}

@ViewCode
private final class Notes: UITextView {
  let hint = UILabel()
  private var hierarchy: Hierarchy { hint }
  private var layout: Layout { hint.pin(.top, .leading) }
}

@ViewCode
private final class Steps: UIStackView {
  let first = UIView()
  let second = UIView()
  private var hierarchy: Hierarchy {
    first
    second
  }
  private var layout: Layout { first.size(10) }
}

@ViewCode
public final class OpenView: UIView {
  let line = UIView()
  @Configures var text = ""
  private var hierarchy: Hierarchy { line }
  private var layout: Layout { line.pin(.edges) }
}

@ViewCode
private final class CodedLabel: UILabel {
  let mark = UIView()
  private var hierarchy: Hierarchy { mark }
  private var layout: Layout { mark.pin(.edges) }
}

@ViewCode
private final class CodedControl: UIControl {
  let mark = UIView()
  private var hierarchy: Hierarchy { mark }
  private var layout: Layout { mark.pin(.edges) }
}

@ViewCode
private final class CodedScrollView: UIScrollView {
  let mark = UIView()
  private var hierarchy: Hierarchy { mark }
  private var layout: Layout { mark.pin(.edges) }
}

@ViewCode
private final class CodedTextField: UITextField {
  let mark = UIView()
  private var hierarchy: Hierarchy { mark }
  private var layout: Layout { mark.pin(.edges) }
}

@ViewCode
private final class CodedProgressView: UIProgressView {
  let mark = UIView()
  private var hierarchy: Hierarchy { mark }
  private var layout: Layout { mark.pin(.edges) }
}

@ViewCode
private final class CodedSwitch: UISwitch {
  let mark = UIView()
  private var hierarchy: Hierarchy { mark }
  private var layout: Layout { mark.pin(.edges) }
}

@ViewCode
private final class CodedSlider: UISlider {
  let mark = UIView()
  private var hierarchy: Hierarchy { mark }
  private var layout: Layout { mark.pin(.edges) }
}

@ViewCode
private final class CodedSegmentedControl: UISegmentedControl {
  let mark = UIView()
  private var hierarchy: Hierarchy { mark }
  private var layout: Layout { mark.pin(.edges) }
}

@ViewCode
private final class CodedNavigationBar: UINavigationBar {
  let mark = UIView()
  private var hierarchy: Hierarchy { mark }
  private var layout: Layout { mark.pin(.edges) }
}

@ViewCode
private final class CodedActivityIndicatorView: UIActivityIndicatorView {
  let mark = UIView()
  private var hierarchy: Hierarchy { mark }
  private var layout: Layout { mark.pin(.edges) }
}

@ViewCode
private final class CodedDatePicker: UIDatePicker {
  let mark = UIView()
  private var hierarchy: Hierarchy { mark }
  private var layout: Layout { mark.pin(.edges) }
}

@ViewCode
private final class CodedPageControl: UIPageControl {
  let mark = UIView()
  private var hierarchy: Hierarchy { mark }
  private var layout: Layout { mark.pin(.edges) }
}

@ViewCode
private final class CodedSearchBar: UISearchBar {
  let mark = UIView()
  private var hierarchy: Hierarchy { mark }
  private var layout: Layout { mark.pin(.edges) }
}

@ViewCode
private final class CodedTableView: UITableView {
  let mark = UIView()
  private var hierarchy: Hierarchy { mark }
  private var layout: Layout { mark.pin(.edges) }
}

@ViewCode
private final class CodedCollectionReusableView: UICollectionReusableView {
  let mark = UIView()
  private var hierarchy: Hierarchy { mark }
  private var layout: Layout { mark.pin(.edges) }
}

@ViewCode
private final class CodedWindow: UIWindow {
  let mark = UIView()
  private var hierarchy: Hierarchy { mark }
  private var layout: Layout { mark.pin(.edges) }
}

@ViewCode
private final class CodedGrid: UICollectionView {
  let mark = UIView()
  private var hierarchy: Hierarchy { mark }
  private var layout: Layout { mark.pin(.edges) }
}

/// A third-party class whose name does not indicate its kind.
@MainActor
private class Screenful: UIViewController {
  let name: String
  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }
  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError() }
}

@ViewCode(.controller)
private final class Page: Screenful {
  let title1 = UILabel()
  private var hierarchy: Hierarchy { title1 }
  private var layout: Layout { title1.pin(.edges) }
}

@ViewCode
private final class List: UITableViewController {
  let footer = UILabel()
  private var hierarchy: Hierarchy { footer }
  private var layout: Layout { footer.pin(.leading, .top) }
}

@ViewCode
private final class ProfileController: UIViewController {
  let name: String
  let label = UILabel()
  private(set) var order: [String] = []

  private var hierarchy: Hierarchy {
    label
  }
  private var layout: Layout { label.pin(.center) }
  private var configuration: Configuration {
    Setting(\.text, of: label, to: name)
  }
}

@ViewCode
private final class OwnInitializers: UIImageView {
  let tint: UIColor
  let mark = UIView()
  private(set) var layouts = 0

  init(tint: UIColor, image: UIImage?) {
    self.tint = tint
    super.init(image: image)
    buildViewCode()
  }

  convenience init(tint: UIColor) {
    self.init(tint: tint, image: nil)
  }

  private var hierarchy: Hierarchy { mark }
  private var layout: Layout {
    mark.pin(.edges)
    When(.landscape) { mark.height(20).priority(999) }
  }
  private var configuration: Configuration { Setting(\.backgroundColor, of: mark, to: tint) }

  override func layoutSubviews() {
    adaptViewCode()
    super.layoutSubviews()
    layouts += 1
  }
}

@MainActor
@Suite("@ViewCode in classes of all kinds", .ownHosts)
struct SuperclassTests {
  private let host = ViewHost()

  @Test("an image view is built by its initializers, in itself")
  func imageView() {
    for avatar in [AvatarView(), AvatarView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))] {
      avatar.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
      avatar.layoutIfNeeded()
      #expect(avatar.dot.superview === avatar)
      #expect(avatar.dot.frame == CGRect(x: 66, y: 66, width: 12, height: 12))
    }
  }

  @Test("properties without a value are the initializer's parameters")
  func memberwise() {
    var heard: [String] = []
    let badge = BadgeView(text: "New", showsIcon: false, tapped: { heard.append($0) })
    #expect(badge.label.text == "New")
    badge.tapped("tap")
    #expect(heard == ["tap"])
    #expect(badge.icon.superview == nil)
  }

  @Test("state brings the steps up to date")
  func state() {
    let badge = BadgeView(text: "New", showsIcon: false, tapped: { _ in })
    badge.text = "Old"
    #expect(badge.label.text == "Old")
    badge.showsIcon = true
    #expect(badge.icon.superview === badge)
    badge.showsIcon = false
    #expect(badge.icon.superview == nil)
  }

  @Test("conditions are looked at when the view is laid out")
  func conditions() {
    let badge = BadgeView(text: "New", showsIcon: false, tapped: { _ in })
    let narrow = badge.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
    badge.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    badge.layoutIfNeeded()
    #expect(narrow < 50)
    #expect(badge.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 58)
  }

  @Test("where the superclass has a configuration, the step has another name")
  func button() {
    let button = FollowButton()
    #expect(button.dot.backgroundColor == .systemRed)
    button.isFollowed = true
    #expect(button.dot.backgroundColor == .systemGreen)
    button.configuration = .filled()
    #expect(button.configuration != nil)
  }

  @Test("cells and headers are built in their content view")
  func cells() {
    let row = Row(style: .default, reuseIdentifier: "row")
    #expect(row.title.superview === row.contentView)
    let header = SectionHeader(reuseIdentifier: "header")
    #expect(header.title.superview === header.contentView)
    let tile = Tile(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(tile.title.superview === tile.contentView)
    let blur = Blur()
    #expect(blur.title.superview === blur.contentView)
  }

  @Test("tables and collections make cells by their class")
  func reuse() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(Row.self, forCellReuseIdentifier: "row")
    #expect(table.dequeueReusableCell(withIdentifier: "row") is Row)
  }

  @Test("text views and stack views are built by the initializers that they have")
  func others() {
    let notes = Notes()
    #expect(notes.hint.superview === notes)
    let steps = Steps()
    #expect(steps.arrangedSubviews == [steps.first, steps.second])
  }

  @Test("a controller is built in its view when that is loaded; what has no value is a parameter")
  func controller() {
    let controller = ProfileController(name: "Ada")
    #expect(controller.label.superview == nil)
    controller.loadViewIfNeeded()
    #expect(controller.label.superview === controller.view)
    #expect(controller.label.text == "Ada")
  }

  @Test("controllers of other superclasses keep the initializers that they inherit")
  func inherited() {
    let page = Page(name: "page")
    page.loadViewIfNeeded()
    #expect(page.title1.superview === page.view)
    let list = List(style: .plain)
    list.loadViewIfNeeded()
    #expect(list.footer.superview === list.view)
  }

  @Test("initializers and layoutSubviews() of one's own stay, and build and adapt by one line")
  func own() {
    let view = OwnInitializers(tint: .systemBlue)
    #expect(view.mark.superview === view)
    #expect(view.mark.backgroundColor == .systemBlue)
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
    view.layoutIfNeeded()
    #expect(view.layouts > 0)
  }

  @Test("a public class can be made from outside, and shows no step")
  func access() {
    let view = OpenView()
    #expect(view.line.superview === view)
    view.text = "text"
  }

  @Test("every class of UIKit's is built by the initializers that its kind has")
  func all() {
    let makers: [() -> (UIView, UIView)] = [
      {
        let view = CodedLabel()
        return (view, view.mark)
      },
      {
        let view = CodedControl()
        return (view, view.mark)
      },
      {
        let view = CodedScrollView()
        return (view, view.mark)
      },
      {
        let view = CodedTextField()
        return (view, view.mark)
      },
      {
        let view = CodedProgressView()
        return (view, view.mark)
      },
      {
        let view = CodedSwitch()
        return (view, view.mark)
      },
      {
        let view = CodedSlider()
        return (view, view.mark)
      },
      {
        let view = CodedSegmentedControl()
        return (view, view.mark)
      },
      {
        let view = CodedNavigationBar()
        return (view, view.mark)
      },
      {
        let view = CodedActivityIndicatorView()
        return (view, view.mark)
      },
      {
        let view = CodedDatePicker()
        return (view, view.mark)
      },
      {
        let view = CodedPageControl()
        return (view, view.mark)
      },
      {
        let view = CodedSearchBar()
        return (view, view.mark)
      },
      {
        let view = CodedTableView()
        return (view, view.mark)
      },
      {
        let view = CodedCollectionReusableView(frame: .zero)
        return (view, view.mark)
      },
      {
        let view = CodedWindow()
        return (view, view.mark)
      },
      {
        let view = CodedGrid(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        return (view, view.mark)
      },
    ]
    for make in makers {
      let (view, mark) = make()
      #expect(mark.superview === view, "\(type(of: view))")
      #expect(view.constraints.count { $0.firstItem === mark } == 4, "\(type(of: view))")
    }
  }
}
