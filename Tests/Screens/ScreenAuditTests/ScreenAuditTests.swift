import PreviewProtocol
import TestHosts
import Testing
import UIKit
import ViewHost

@testable import ScreenAudit

/// Screens with a fault each, next to correct views.
@MainActor
@Suite("Audit of a screen", .ownHosts)
struct ScreenAuditTests {
  private func findings(
    on device: Device = .standard, isRightToLeft: Bool = false, _ make: (UIView) -> Void
  ) -> [Finding] {
    var surroundings = HostEnvironment()
    surroundings.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    let host = ViewHost(device: device, surroundings: surroundings)
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    make(controller.view)
    host.show(controller)
    return ScreenAudit(of: host).findings
  }

  private func label(_ text: String, _ frame: CGRect, in view: UIView) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    label.textColor = .black
    view.addSubview(label)
    return label
  }

  private func button(_ title: String?, _ frame: CGRect, in view: UIView) -> UIButton {
    let button = UIButton(type: .custom)
    button.frame = frame
    button.setTitle(title, for: .normal)
    button.setTitleColor(.black, for: .normal)
    view.addSubview(button)
    return button
  }

  @Test("a screen without a fault has no findings")
  func clean() {
    let found = findings { view in
      _ = label("Welcome", CGRect(x: 20, y: 100, width: 300, height: 40), in: view)
      _ = button("Sign in", CGRect(x: 20, y: 200, width: 300, height: 44), in: view)
    }
    #expect(found == [])
  }

  @Test("what is smaller than 44 points to touch is found; a larger area that takes touches is none")
  func smallTargets() {
    let found = findings { view in
      _ = button("Small", CGRect(x: 20, y: 100, width: 100, height: 30), in: view)
      _ = button("Large", CGRect(x: 20, y: 200, width: 100, height: 44), in: view)
      let disabled = button("Off", CGRect(x: 20, y: 300, width: 100, height: 30), in: view)
      disabled.isEnabled = false
      let generous = GenerousButton(frame: CGRect(x: 200, y: 200, width: 30, height: 30))
      generous.setTitle("+", for: .normal)
      generous.setTitleColor(.black, for: .normal)
      view.addSubview(generous)
      let tapped = UIView(frame: CGRect(x: 200, y: 300, width: 20, height: 20))
      tapped.addGestureRecognizer(UITapGestureRecognizer())
      view.addSubview(tapped)
    }
    #expect(found.map(\.kind) == ["small-target", "small-target"])
    #expect(found.first?.text == "100 x 30 points is less than the 44 x 44 of a touch target")
    #expect(found.last?.frame == [200, 300, 20, 20])
  }

  private final class GenerousButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -10, dy: -10).contains(point)
    }
  }

  @Test("text that is cut is found, in one line and in several; what shrinks or wraps is not")
  func truncation() {
    let long = "A sentence that has many more words than there is room for"
    let found = findings { view in
      _ = label(long, CGRect(x: 20, y: 100, width: 200, height: 21), in: view)
      _ = label(long, CGRect(x: 20, y: 150, width: 100, height: 42), in: view)
      let two = label(long, CGRect(x: 20, y: 250, width: 100, height: 200), in: view)
      two.numberOfLines = 2
      let all = label(long, CGRect(x: 200, y: 250, width: 100, height: 200), in: view)
      all.numberOfLines = 0
      let shrunk = label("A few words more", CGRect(x: 20, y: 500, width: 110, height: 21), in: view)
      shrunk.adjustsFontSizeToFitWidth = true
      shrunk.minimumScaleFactor = 0.5
    }
    let cut = found.filter { $0.kind == "truncated" }
    #expect(cut.map(\.frame) == [[20, 100, 200, 21], [20, 150, 100, 42], [20, 250, 100, 200]])
    #expect(cut.first?.text.contains("the full text requires") == true)
  }

  @Test("text that hardly stands out is found, by the contrast of what is drawn")
  func contrast() {
    let found = findings { view in
      label("Faint", CGRect(x: 20, y: 100, width: 200, height: 21), in: view).textColor = UIColor(white: 0.7, alpha: 1)
      label("Fine", CGRect(x: 20, y: 150, width: 200, height: 21), in: view).textColor = UIColor(white: 0.4, alpha: 1)
      let through = label("Through", CGRect(x: 20, y: 200, width: 200, height: 21), in: view)
      through.alpha = 0.3
      // Large text requires less: 3.5 to 1 is sufficient.
      let large = label("Large", CGRect(x: 20, y: 250, width: 200, height: 40), in: view)
      large.font = .systemFont(ofSize: 30)
      large.textColor = UIColor(white: 0.53, alpha: 1)
      label("System", CGRect(x: 20, y: 320, width: 200, height: 21), in: view).textColor = .secondaryLabel
    }
    let low = found.filter { $0.kind == "low-contrast" }
    #expect(low.map(\.view) == ["UILabel \"Faint\"", "UILabel \"Through\""])
    #expect(low.first?.text == "text #B3B3B3 on #FFFFFF has a contrast of 2.1, less than 4.5")
  }

  @Test("texts and controls that lie on each other are found, and what covers another")
  func overlaps() {
    let found = findings { view in
      _ = label("Under the other", CGRect(x: 20, y: 100, width: 200, height: 21), in: view)
      _ = label("Over the other", CGRect(x: 40, y: 106, width: 200, height: 21), in: view)
      _ = button("Hidden", CGRect(x: 20, y: 200, width: 200, height: 44), in: view)
      let cover = UIView(frame: CGRect(x: 0, y: 190, width: 393, height: 80))
      cover.backgroundColor = .yellow
      view.addSubview(cover)
      _ = label("In front, all across and high", CGRect(x: 0, y: 0, width: 393, height: 80), in: cover)
      // Wide labels with little text do not overlap in their letters.
      _ = label("Left", CGRect(x: 20, y: 400, width: 300, height: 21), in: view)
      label("Right", CGRect(x: 20, y: 400, width: 300, height: 21), in: view).textAlignment = .right
    }
    #expect(found.filter { $0.kind == "overlap" }.map(\.view) == ["UILabel \"Over the other\""])
  }

  @Test("what is presented does not overlap what presented it")
  func presented() {
    let host = ViewHost()
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    _ = label("A line of text behind the alert", CGRect(x: 40, y: 410, width: 313, height: 30), in: controller.view)
    host.show(controller)
    let alert = UIAlertController(title: "Delete?", message: "It is gone then.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    controller.present(alert, animated: false)
    host.advance(by: 1)
    #expect(ScreenAudit(of: host).findings.filter { ["overlap", "covered"].contains($0.kind) } == [])
  }

  @Test("what lies off the screen is found, unless it can be scrolled to")
  func offScreen() {
    let found = findings { view in
      _ = label("Half", CGRect(x: 350, y: 100, width: 100, height: 21), in: view)
      _ = label("Gone", CGRect(x: 500, y: 150, width: 100, height: 21), in: view)
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 300, width: 393, height: 300))
      scrollView.contentSize = CGSize(width: 393, height: 1000)
      view.addSubview(scrollView)
      _ = label("Below", CGRect(x: 20, y: 900, width: 100, height: 21), in: scrollView)
      _ = label("Too far", CGRect(x: 20, y: 1200, width: 100, height: 21), in: scrollView)
    }
    #expect(
      found.filter { $0.kind == "off-screen" }.map(\.view) == [
        "UILabel \"Half\"", "UILabel \"Gone\"", "UILabel \"Too far\"",
      ])
  }

  @Test("a button below the keyboard is found; one that scrolls up is not")
  func keyboard() {
    let host = ViewHost()
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    _ = button("Continue", CGRect(x: 20, y: 700, width: 300, height: 50), in: controller.view)
    host.show(controller)
    #expect(ScreenAudit(of: host).findings == [])
    host.setKeyboard(height: 291)
    #expect(ScreenAudit(of: host).findings.map(\.kind) == ["below-keyboard"])
  }

  @Test("text beside the safe area is found, beside a notch and a status bar; what spans the window is not")
  func besideTheSafeArea() throws {
    let landscape = findings(on: Device.standard.held(.landscape)) { view in
      _ = label("Hidden", CGRect(x: 10, y: 100, width: 200, height: 40), in: view)
      _ = label("Seen", CGRect(x: 60, y: 200, width: 200, height: 40), in: view)
      let bar = UIControl(frame: CGRect(x: 0, y: 250, width: 852, height: 50))
      bar.accessibilityLabel = "Bar"
      view.addSubview(bar)
    }
    #expect(landscape.map { "\($0.kind) \($0.view)" } == ["unsafe-area UILabel \"Hidden\""])
    let duo = findings(on: try Device.named("iPhone Duo outer display")) { view in
      _ = label("Left", CGRect(x: 8, y: 100, width: 80, height: 40), in: view)
      let right = label("Right", CGRect(x: 300, y: 100, width: 150, height: 40), in: view)
      right.textAlignment = .right
    }
    #expect(duo.map { "\($0.kind) \($0.view)" } == ["unsafe-area UILabel \"Right\""])
    #expect(duo.first?.text == "is outside the safe area: 68 points beyond its right edge")
  }

  @Test("what lies under the notch or the home indicator is found")
  func unsafeArea() {
    let found = findings { view in
      _ = label("Title", CGRect(x: 20, y: 20, width: 300, height: 21), in: view)
      _ = button("Go", CGRect(x: 20, y: 800, width: 300, height: 50), in: view)
    }
    #expect(found.map(\.kind) == ["unsafe-area", "unsafe-area"])
  }

  @Test("a button without a word is found")
  func labels() {
    let found = findings { view in
      _ = button(nil, CGRect(x: 20, y: 100, width: 50, height: 50), in: view)
      button(nil, CGRect(x: 20, y: 200, width: 50, height: 50), in: view).accessibilityLabel = "Close"
    }
    #expect(found.map(\.kind) == ["no-label"])
  }

  @Test("a control whose label is the name of an image is found; one with words is not")
  func imageNames() {
    let found = findings { view in
      for (index, name) in ["ic_close_24", "btn-close-2", "e-mail", "Close", "Version 1.2", "example.com"].enumerated()
      {
        let frame = CGRect(x: 20, y: 100 + 60 * CGFloat(index), width: 50, height: 50)
        button(nil, frame, in: view).accessibilityLabel = name
      }
    }
    #expect(found.map(\.kind) == ["no-label", "no-label"])
    #expect(
      found.first?.text
        == "VoiceOver reads \"ic_close_24\", which is the name of an image; set accessibilityLabel to words")
  }

  @Test("an image view without an image is found; one that has something else to show is not")
  func images() {
    let found = findings { view in
      let empty = UIImageView(image: UIImage(named: "no such picture"))
      empty.frame = CGRect(x: 20, y: 100, width: 60, height: 60)
      let colored = UIImageView(frame: CGRect(x: 100, y: 100, width: 60, height: 60))
      colored.backgroundColor = .gray
      let filled = UIImageView(image: UIImage(systemName: "star"))
      filled.frame = CGRect(x: 180, y: 100, width: 60, height: 60)
      for image in [empty, colored, filled] { view.addSubview(image) }
    }
    #expect(found.map(\.kind) == ["no-image"])
    #expect(found.first?.frame == [20, 100, 60, 60])
  }

  @Test("elements that are read after what lies below them are found; columns are in order")
  func readingOrder() {
    func labels(in view: UIView) -> [UILabel] {
      ["First", "Second", "Third"].enumerated().map {
        label($1, CGRect(x: 20, y: 100 + CGFloat($0) * 60, width: 100, height: 30), in: view)
      }
    }
    let wrong = findings { view in
      let all = labels(in: view)
      view.accessibilityElements = [all[0], all[2], all[1]]
    }
    #expect(wrong.map(\.kind) == ["reading-order"])
    #expect(wrong.first?.view == "UILabel \"Second\"")
    #expect(findings { _ = labels(in: $0) } == [])
    let columns = findings { view in
      let all = labels(in: view)
      let other = label("Beside", CGRect(x: 200, y: 100, width: 100, height: 30), in: view)
      view.accessibilityElements = all + [other]
    }
    #expect(columns == [])
  }

  @Test("what keeps to the left where the screen runs from right to left is found, and on no other screen")
  func mirroring() {
    func make(_ view: UIView) {
      let title = label("Title", .zero, in: view)
      let other = label("Other", .zero, in: view)
      let middle = label("Middle", .zero, in: view)
      for label in [title, other, middle] { label.translatesAutoresizingMaskIntoConstraints = false }
      NSLayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
        title.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 20),
        other.topAnchor.constraint(equalTo: view.topAnchor, constant: 150),
        other.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        middle.topAnchor.constraint(equalTo: view.topAnchor, constant: 200),
        middle.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 20),
        middle.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -20),
      ])
    }
    #expect(findings(make) == [])
    let found = findings(isRightToLeft: true, make)
    #expect(found.map(\.kind) == ["not-mirrored"])
    #expect(found.first?.view == "UILabel \"Title\"")
    #expect(found.first?.text.contains("ScreenAuditTests.swift:") == true, "\(found)")
    let aligned = findings(isRightToLeft: true) { view in
      label("Left", CGRect(x: 20, y: 100, width: 300, height: 30), in: view).textAlignment = .left
      label("Natural", CGRect(x: 20, y: 150, width: 300, height: 30), in: view).textAlignment = .natural
    }
    #expect(aligned.map(\.view) == ["UILabel \"Left\""])
  }

  @Test("rows that can be chosen are found where they are lower than a fingertip")
  func rows() {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
      }
    }
    let source = Source()
    func kinds(_ height: CGFloat, selects: Bool = true) -> [String] {
      findings { view in
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 400))
        table.rowHeight = height
        table.allowsSelection = selects
        table.dataSource = source
        view.addSubview(table)
      }.map(\.kind)
    }
    #expect(kinds(30) == ["small-target", "small-target"])
    #expect(kinds(44) == [])
    #expect(kinds(30, selects: false) == [])
  }

  @Test("conflicts and ambiguity of constraints are found, with what mends them")
  func layout() {
    let found = findings { view in
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor), box.topAnchor.constraint(equalTo: view.topAnchor),
        box.widthAnchor.constraint(equalToConstant: 100), box.widthAnchor.constraint(equalToConstant: 200),
      ])
    }
    #expect(found.map(\.kind) == ["conflict", "ambiguous"])
    #expect(found.allSatisfy { !$0.changes.isEmpty })
  }
}
