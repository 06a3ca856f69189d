import TestHosts
import Testing
import UIKit
import ViewHost

@testable import Examples

@MainActor
@Suite("Wrappers gallery", .ownHosts)
struct WrappersGalleryTests {
  private func labels(in preview: String) throws -> [String: CGRect] {
    let host = ViewHost()
    try HostedPreview.named(preview).show(on: host)
    #expect(host.layoutReport().conflicts.isEmpty)
    var found: [String: CGRect] = [:]
    func collect(_ view: UIView) {
      if let label = view as? UILabel, let text = label.text, let row = label.superview {
        found[text] = label.convert(label.bounds, to: row)
      }
      view.subviews.forEach(collect)
    }
    host.shownView.map(collect)
    return found
  }

  @Test("wrappers leave margins, align and center in the room they get")
  func wrappers() throws {
    let labels = try labels(in: "Wrappers")
    #expect(labels["margins of 16 and 8"]?.origin == CGPoint(x: 16, y: 8))
    #expect(labels["at the trailing bottom"]?.maxX == 300)
    #expect(labels["at the trailing bottom"]?.maxY == 44)
    #expect(labels["in the middle"].map { abs($0.midX - 150) <= 0.5 && abs($0.midY - 22) <= 0.5 } == true)
  }

  @Test("who resists keeps the whole text; what is optional gives way to what is required")
  func priorities() throws {
    let labels = try labels(in: "Priorities")
    func whole(_ text: String) throws -> Bool {
      let label = UILabel()
      label.text = text
      label.font = .preferredFont(forTextStyle: .subheadline)
      return try #require(labels[text]).width >= label.intrinsicContentSize.width - 0.5
    }
    #expect(try !whole("A very long title of a very small thing"))
    #expect(try whole("A rather long title of a thing"))
    #expect(try !whole("1,299.00 a month"))
    #expect(labels["Title"]?.width == 120)
  }
}
