import TestHosts
import Testing
import UIKit
import ViewHost

@testable import SwiftUI

@MainActor
@Suite("Roles, subtitles and the bar above the keyboard", .ownHosts)
struct PageRoleTests {
  private func item(_ view: some View) throws -> UINavigationItem {
    let shown = Shown(NavigationStack { view })
    let stack = try shown.child(UINavigationController.self)
    return try #require(stack.topViewController?.navigationItem)
  }

  @Test("a role and a subtitle are those of the navigation item")
  func role() throws {
    let item = try item(Text("Page").navigationTitle("T").navigationSubtitle("Sub").toolbarRole(.editor))
    #expect(item.style == .editor && item.subtitle == "Sub")
    #expect(try self.item(Text("Page")).style == .navigator)
  }

  @Test("the visibility of bars has a newer spelling")
  func visibility() throws {
    let shown = Shown(NavigationStack { Text("Page").toolbarVisibility(.hidden, for: .navigationBar) })
    #expect(try shown.child(UINavigationController.self).isNavigationBarHidden)
    let plain = Shown(
      NavigationStack { Text("Page").toolbarBackgroundVisibility(.visible, for: .navigationBar) })
    let item = try #require(plain.child(UINavigationController.self).topViewController?.navigationItem)
    #expect(item.scrollEdgeAppearance != nil)
  }

  @Test("a toolbar with an identifier has its items")
  func identifier() {
    let shown = Shown(
      NavigationStack {
        Text("Page").toolbar(id: "main") { ToolbarItem(id: "a", placement: .topBarTrailing) { Button("Act") {} } }
      })
    #expect(shown.words.contains("Act"))
  }

  private struct Typing: View {
    @State private var text = ""
    @State private var done = "no"
    var body: some View {
      NavigationStack {
        VStack {
          Text(verbatim: done)
          TextField("Name", text: $text)
        }
        .toolbar {
          ToolbarItemGroup(placement: .keyboard) {
            Spacer()
            Button("Done") { done = "yes" }
          }
        }
      }
    }
  }

  @Test("items above the keyboard are in the accessory view of text fields, and act")
  func keyboard() throws {
    let shown = Shown(Typing())
    let field = try shown.one(UITextField.self)
    let bar = try #require(field.inputAccessoryView)
    bar.frame.size.width = 390
    bar.layoutIfNeeded()
    func find(_ view: UIView) -> UILabel? { (view as? UILabel) ?? view.subviews.lazy.compactMap(find).first }
    let label = try #require(find(bar))
    #expect(label.text == "Done")
    #expect(abs(label.convert(label.bounds, to: bar).maxX - (390 - 16)) < 1)
    #expect(
      Shown(NavigationStack { TextField("N", text: .constant("")) }).all(UITextField.self).first?.inputAccessoryView
        == nil)
  }
}
