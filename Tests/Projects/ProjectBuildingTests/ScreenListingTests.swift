import Foundation
import SourceRewriting
import TestFiles
import Testing
import ToolSupport

@testable import ProjectBuilding

@Suite struct ScreenListingTests {
  private let screens = [
    ScreenListing.Screen(name: "Cart", kind: .controller, file: "Cart.swift", expression: "Cart()"),
    ScreenListing.Screen(name: "Item", kind: .view, file: "Item.swift", obstacle: "it needs item: Item"),
    ScreenListing.Screen(name: "Badge", kind: .view, file: "Badge.swift", expression: "Badge()"),
    ScreenListing.Screen(name: "Total", kind: .view, file: "Total.swift", expression: "Total(frame: .zero)"),
  ]

  @Test func whatDoesNotCompileIsLeftOutAndSaid() throws {
    let folder = try TemporaryFolder()
    let text = try #require(ScreenListing.source(of: "Shop", screens: screens))
    let file = try folder.write(text, to: "Screens.swift")
    let line = try #require(
      text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("Badge()") })
    let message = Diagnostic(
      .error, "missing argument for parameter 'count'", at: .init(file.path, line: line + 1, column: 3))
    #expect(try ScreenListing.omitFailures([message], of: file))
    let left = ScreenListing.screens(screens, omittedFrom: file)
    #expect(left.map { $0.expression != nil } == [true, false, false, true])
    #expect(left[1] == screens[1])
    #expect(left[2].obstacle == "its initializer call does not compile: missing argument for parameter 'count'")
    let kept = try String(contentsOf: file, encoding: .utf8)
    #expect(kept.contains("Total(frame: .zero)") && !kept.contains("{ Badge() }"))
  }

  @Test func errorsOfOtherFilesLeaveNothingOut() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(try #require(ScreenListing.source(of: "Shop", screens: screens)), to: "Screens.swift")
    let message = Diagnostic(.error, "no", at: .init("/other.swift", line: 6, column: 3))
    #expect(try !ScreenListing.omitFailures([message], of: file))
    #expect(ScreenListing.screens(screens, omittedFrom: file) == screens)
  }

  @Test func anExpressionOfSeveralLinesIsLeftOutWhole() throws {
    let folder = try TemporaryFolder()
    let long = ScreenListing.Screen(
      name: "Cart_Previews", kind: .preview, file: "Cart.swift",
      expression: "let view = Cart()\nview.total = 3\nreturn view")
    let text = try #require(ScreenListing.source(of: "Shop", screens: [screens[0], long, screens[2]]))
    let file = try folder.write(text, to: "Screens.swift")
    let line = try #require(
      text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("total") })
    let message = Diagnostic(
      .error, "value of type 'Cart' has no member 'total'", at: .init(file.path, line: line + 1, column: 1))
    #expect(try ScreenListing.omitFailures([message], of: file))
    let kept = try String(contentsOf: file, encoding: .utf8)
    #expect(kept.contains("{ Cart() }") && kept.contains("{ Badge() }") && kept.hasSuffix("}\n"))
    #expect(!kept.contains("return view"))
    #expect(
      ScreenListing.screens([screens[0], long, screens[2]], omittedFrom: file).map { $0.obstacle != nil } == [
        false, true, false,
      ])
  }

  @Test func whatAPreviewOfSwiftUIWrapsIsShown() {
    let source = """
      #if canImport(SwiftUI) && DEBUG
      import SwiftUI
      struct Wrapped: UIViewRepresentable {}
      struct Cart_Previews: PreviewProvider {
        static var previews: some View {
          Group {
            Wrapped {
              let cart = Cart()
              return cart
            }
            .previewDisplayName("Full")
            UIViewPreview { Badge() }
          }
        }
      }
      struct Form_Previews: SwiftUI.PreviewProvider {
        static var previews: some View { Form(total: 3) }
      }
      struct Two_Previews: PreviewProvider {
        static var previews: some View {
          Group {
            Form(total: 1).previewDisplayName("Dark").preferredColorScheme(.dark)
            Form(total: 2)
          }
          Form(total: 3).previewLayout(.sizeThatFits)
        }
      }
      struct Many_Previews: PreviewProvider {
        static var previews: some View { ForEach(0..<3) { Form(total: $0) } }
      }
      struct Other { let preview = UIViewPreview { Badge() } }
      #endif
      """
    let screens = PreviewProviders.screens(in: source, file: "Cart.swift", wrappers: ["Wrapped"])
    #expect(
      screens.map(\.name) == [
        "Cart_Previews", "Cart_Previews 2", "Form_Previews", "Two_Previews Dark", "Two_Previews 2", "Two_Previews 3",
        "Many_Previews",
      ])
    #expect(screens[0].expression?.hasSuffix("return cart") == true)
    #expect(screens[1].expression == "Badge()")
    // A body of SwiftUI is displayed through its provider.
    #expect(screens[2].obstacle == nil)
    #expect(screens[2].expression == "SwiftUI.PreviewScreens.controller(Form_Previews.self)")
    // Each view in a list is a preview. In other bodies, only a run determines the number.
    #expect(screens[5].expression == "SwiftUI.PreviewScreens.controller(Two_Previews.self, 2)")
    #expect(screens[6].expression == "SwiftUI.PreviewScreens.controller(Many_Previews.self)")
  }
}
