import TestHosts
import Testing
import UIKit

@Suite(.ownHosts) struct UIFontWidthTests {
  private func width(_ width: UIFont.Width, _ text: String = "Hamburg") -> CGFloat {
    NSString(string: text).size(withAttributes: [.font: UIFont.systemFont(ofSize: 20, weight: .bold, width: width)])
      .width
  }

  @Test("widths go from compressed to expanded in order, and lines keep their height")
  func order() {
    let widths = [UIFont.Width.compressed, .condensed, .standard, .expanded].map { width($0) }
    #expect(widths == widths.sorted() && Set(widths).count == 4)
    #expect(
      width(.standard)
        == NSString(string: "Hamburg").size(withAttributes: [.font: UIFont.systemFont(ofSize: 20, weight: .bold)])
        .width)
    for text in ["Hamburg", "AVAST To. S.W 10.5 it's"] {
      #expect(abs(width(.condensed, text) / width(.standard, text) - 0.8) < 0.001)
    }
    let narrow = UIFont.systemFont(ofSize: 20, weight: .bold, width: .compressed)
    #expect(narrow.lineHeight == UIFont.systemFont(ofSize: 20, weight: .bold).lineHeight)
  }

  @Test("widths beyond the named ones, and one that is no number, are as the nearest named one")
  func oddWidths() {
    #expect(width(UIFont.Width(-9)) == width(.compressed) && width(UIFont.Width(9)) == width(.expanded))
    #expect(width(UIFont.Width(.nan)) == width(.standard))
  }

  @Test("a width is part of what makes a font, and goes through its descriptor")
  func identity() throws {
    let narrow = UIFont.systemFont(ofSize: 20, weight: .bold, width: .condensed)
    #expect(narrow != UIFont.systemFont(ofSize: 20, weight: .bold))
    #expect(narrow == UIFont.systemFont(ofSize: 20, weight: .bold, width: .condensed))
    #expect(UIFont(descriptor: narrow.fontDescriptor, size: 0) == narrow)
    #expect(narrow.withSize(30).withSize(20) == narrow)
    let traits = narrow.fontDescriptor.symbolicTraits
    #expect(traits.contains(.traitCondensed) && traits.contains(.traitBold) && !traits.contains(.traitExpanded))
    let wide = try #require(UIFont.systemFont(ofSize: 20).fontDescriptor.withSymbolicTraits(.traitExpanded))
    #expect(UIFont(descriptor: wide, size: 0) == UIFont.systemFont(ofSize: 20, weight: .regular, width: .expanded))
    let byTrait = UIFont.systemFont(ofSize: 20).fontDescriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.width: UIFont.Width.condensed.rawValue]
    ])
    #expect(UIFont(descriptor: byTrait, size: 0) == UIFont.systemFont(ofSize: 20, weight: .regular, width: .condensed))
  }

  @Test("a family without a condensed face has no such descriptor")
  func otherFamilies() {
    #expect(UIFont(name: "Helvetica", size: 20)?.fontDescriptor.withSymbolicTraits(.traitCondensed) == nil)
  }
}
