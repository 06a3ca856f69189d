import CoreGraphics
import Foundation
import Testing

@testable import UIKit

extension Design26DetailTests {
  @Test("recorded corner radii of displays", arguments: displays)
  func display(_ row: Design26Row) { row.check() }

  // MARK: - Displays

  private static func radius(_ size: CGSize, _ cutout: ScreenCutout) -> CGFloat {
    var configuration = ScreenConfiguration(
      size: size, scale: 3, safeAreaInsets: .zero, idiom: .phone, horizontalSizeClass: .compact,
      verticalSizeClass: .regular)
    configuration.cutout = cutout
    return DisplayCorners.radius(of: configuration)
  }

  private nonisolated static let displays: [Design26Row] = [
    Design26Row("E002", 39) { [radius(CGSize(width: 375, height: 812), .notch)] },
    Design26Row("E003", 41.5) { [radius(CGSize(width: 414, height: 896), .notch)] },
    Design26Row("E004", 44) { [radius(CGSize(width: 375, height: 812), .smallNotch)] },
    Design26Row("E005", 47.33) { [radius(CGSize(width: 390, height: 844), .notch)] },
    Design26Row("E006", 53.33) { [radius(CGSize(width: 428, height: 926), .notch)] },
    Design26Row("E007", 55, 55) {
      [radius(CGSize(width: 393, height: 852), .island), radius(CGSize(width: 430, height: 932), .island)]
    },
    Design26Row("E008", 62, 62, 62) {
      [CGSize(width: 402, height: 874), CGSize(width: 440, height: 956), CGSize(width: 420, height: 912)].map {
        radius($0, .island)
      }
    },
    Design26Row("E009", 0) { [radius(CGSize(width: 375, height: 667), .none)] },
  ]

  // MARK: - Choices without a figure

  @Test("the menu of a button covers the button, and extends to the side with room")
  func menuCoversSource() {
    let room = CGRect(x: 8, y: 67, width: 377, height: 743)
    func places(_ source: CGRect, covers: Bool = true) -> MenuGeometry.Places {
      MenuGeometry(
        room: room, source: source, menu: CGSize(width: 250, height: 188), preview: nil, gap: 6, coversSource: covers
      ).places
    }
    let top = CGRect(x: 333, y: 59, width: 44, height: 44)
    #expect(places(top).menu == CGRect(x: 127, y: 59, width: 250, height: 188))
    #expect(places(top, covers: false).menu == CGRect(x: 127, y: 109, width: 250, height: 188))
    let bottom = CGRect(x: 16, y: 766, width: 44, height: 44)
    #expect(places(bottom).menu == CGRect(x: 16, y: 622, width: 250, height: 188))
    #expect(places(bottom).isAbove)
    #expect(DesignMeasures.iOS26.menus.coversSource && !DesignMeasures.iOS13.menus.coversSource)
  }

  @Test("popovers have the corners of alerts, and their arrows avoid them")
  func popoverCorners() {
    let measures = DesignMeasures.iOS26.popovers
    #expect(measures.cornerRadius == 34)
    let geometry = PopoverGeometry(
      size: CGSize(width: 300, height: 200), source: CGRect(x: 4, y: 100, width: 10, height: 10),
      area: CGRect(x: 0, y: 0, width: 820, height: 1180), permitted: .up, measures)
    #expect(150 + geometry.arrowOffset - measures.arrowBase / 2 >= 34)
    // The corner is round: a point 5 points from both sides is outside the outline.
    #expect(!geometry.outline.contains(CGPoint(x: 5, y: geometry.frame.height - 5)))
  }
}
