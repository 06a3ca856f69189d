import Foundation
import TestHosts
import Testing
import UIKit
import ViewCode

private protocol Activity {
  var color: UIColor { get }
}

private struct Quote: Activity {
  var color = UIColor.systemRed
  var words: String
}

private struct Photo: Activity {
  var color = UIColor.systemBlue
  var height: CGFloat
}

private struct Unknown: Activity {
  var color = UIColor.systemGray
}

@MainActor
private final class QuoteBody: CodedView, BodyView {
  static var made = 0
  let label = UILabel()

  init() {
    Self.made += 1
    super.init(frame: .zero)
  }

  var hierarchy: Hierarchy { label }
  var layout: Layout { label.pin(.edges) }
  func configure(for quote: Quote) { label.text = quote.words }
}

@MainActor
private final class PhotoBody: CodedView, BodyView {
  private lazy var height = heightAnchor.constraint(equalToConstant: 0)
  let picture = UIView()
  var hierarchy: Hierarchy { picture }
  var layout: Layout {
    picture.pin(.edges)
    height
  }
  func configure(for photo: Photo) { height.constant = photo.height }
}

extension UIProgressView: BodyView {
  public func configure(for content: Float) { progress = content }
}

@MainActor
private final class FeedCell: CodedTableViewCell, Shell {
  static let bodies = Bodies<any Activity>()
    .register(QuoteBody(), for: Quote.self)
    .register(PhotoBody(), for: Photo.self)

  private(set) lazy var bodyHost = BodyHost(bodyContainer, Self.bodies)
  let strip = UIView()
  let bodyContainer = UIView()

  var hierarchy: Hierarchy {
    strip
    bodyContainer
  }

  var layout: Layout {
    strip.pin(.leading, .vertical)
    strip.width(4)
    bodyContainer.pin(.edges, inset: 10)
  }

  func decorate(for activity: any Activity) { strip.backgroundColor = activity.color }
}

@MainActor
private final class FeedSource: NSObject, UITableViewDataSource {
  var activities: [any Activity] = []
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { activities.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeue(FeedCell.self, for: indexPath)
    cell.show(activities[indexPath.row])
    return cell
  }
}

@MainActor
@Suite("Shells and bodies", .ownHosts)
struct ShellTests {
  @Test("the shell decorates itself and shows the body registered for the kind, pinned to its container")
  func show() {
    let cell = FeedCell(style: .default, reuseIdentifier: nil)
    cell.show(Quote(words: "well begun"))
    #expect(cell.strip.backgroundColor == .systemRed)
    #expect((cell.bodyHost.currentBody as? QuoteBody)?.label.text == "well begun")
    cell.show(Photo(height: 50))
    #expect(cell.strip.backgroundColor == .systemBlue)
    #expect(cell.bodyContainer.subviews.count == 1)
    let size = cell.contentView.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size.height == 70)
  }

  @Test("a shell uses a body again for the next view model of its kind")
  func reuse() {
    let cell = FeedCell(style: .default, reuseIdentifier: nil)
    let before = QuoteBody.made
    cell.show(Quote(words: "one"))
    let body = cell.bodyHost.currentBody
    cell.show(Photo(height: 10))
    cell.show(Quote(words: "two"))
    #expect(cell.bodyHost.currentBody === body)
    #expect(QuoteBody.made == before + 1)
    #expect((body as? QuoteBody)?.label.text == "two")
  }

  @Test("a view model of a kind without a body leaves the shell empty, and a warning says so")
  func unknown() {
    let cell = FeedCell(style: .default, reuseIdentifier: nil)
    cell.show(Quote(words: "one"))
    let heard = warnings { cell.show(Unknown()) }
    #expect(heard.map(\.message) == ["no body is registered for Unknown, so the shell is empty"])
    #expect(cell.bodyContainer.subviews.isEmpty)
  }

  @Test("a body may come from a nib; one that the nib does not have is named")
  func nib() {
    let xib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
      useAutolayout="YES">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
          <progressView opaque="NO" id="bar" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="0.0" y="0.0" width="150" height="4"/>
          </progressView>
        </objects>
      </document>
      """
    let nib = UINib(data: Data(xib.utf8), bundle: nil)
    let view = UIView()
    let bodies = Bodies<Any>()
      .register(nib: nib, as: UIProgressView.self, for: Float.self)
      .register(nib: nib, as: QuoteBody.self, for: Quote.self)
    let host = BodyHost(view, bodies)
    host.show(Float(0.5))
    #expect((view.subviews.first as? UIProgressView)?.progress == 0.5)
    let heard = warnings { host.show(Quote(words: "")) }
    #expect(heard.first?.message == "the nib has no QuoteBody among its top-level objects")
  }

  @Test("a table of shells sizes each row by its body")
  func table() {
    let table = UITableView(frame: rect(0, 0, 320, 480), style: .plain)
    let source = FeedSource()
    source.activities = [Photo(height: 30), Photo(height: 100), Photo(height: 60)]
    table.register(FeedCell.self)
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.contentView.frame.height.rounded() } == [50, 120, 80])
  }

  @Test("a plain view can be a shell, and cases of an enumeration can be kinds")
  func cases() {
    enum Item {
      case quote(String)
      case space
    }
    let bodies = Bodies<Item>()
      .register(QuoteBody()) { item in
        if case .quote(let words) = item { Quote(words: words) } else { nil }
      }
    let view = UIView()
    let host = BodyHost(view, bodies)
    host.show(.quote("hello"))
    #expect((view.subviews.first as? QuoteBody)?.label.text == "hello")
    let heard = warnings { host.show(.space) }
    #expect(heard.count == 1)
    #expect(view.subviews.isEmpty)
  }
}
