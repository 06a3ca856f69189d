import TestHosts
import Testing

@testable import UIKit

@Suite("Symbols in list content", .ownHosts) @MainActor
struct ListContentSymbolTests {
  init() { StandardScreen.make() }

  @Test("one width is kept for symbols, so that texts begin alike; other images have their own")
  func alignment() {
    func start(_ image: UIImage?, _ reserved: CGFloat = 0) -> CGFloat {
      var content = UIListContentConfiguration.cell()
      content.text = "Text"
      content.image = image
      content.imageProperties.reservedLayoutSize.width = reserved
      let view = UIListContentView(configuration: content)
      view.frame = CGRect(x: 0, y: 0, width: 393, height: 44)
      view.layoutIfNeeded()
      return view.textStart
    }
    let names = [
      "gear", "bell", "envelope", "person", "iphone", "wifi", "battery.100", "chevron.right", "building.columns",
    ]
    let starts = names.map { start(UIImage(systemName: $0)) }
    #expect(Set(starts).count == 1)
    let square = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 10)).image { _ in }
    #expect(start(square) == starts[0] + 60 - (starts[0] - start(nil) - 16))
    #expect(start(square, UIListContentConfiguration.ImageProperties.standardDimension) == starts[0])
  }
}
