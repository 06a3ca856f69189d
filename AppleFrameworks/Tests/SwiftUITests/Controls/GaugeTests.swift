import TestHosts
import Testing
import UIKit
import ViewHost

@testable import SwiftUI

@MainActor
@Suite("Gauges, styles of fields, group boxes", .ownHosts)
struct GaugeTests {
  private struct Told: GaugeStyle {
    let journal: Journal
    func makeBody(configuration: Configuration) -> some View {
      journal("\(configuration.value)")
      return HStack {
        configuration.label
        configuration.currentValueLabel
      }
    }
  }

  @Test(
    "a style is told the share of the range, from 0 to 1, whatever the value is",
    arguments: [(15.0, 0.5), (5, 0), (30, 1), (.nan, 0)])
  func share(_ value: Double, _ share: Double) {
    let journal = Journal()
    _ = Screen(Gauge(value: value, in: 10...20) { Text("A") }.gaugeStyle(Told(journal: journal)))
    #expect(journal.entries.last == "\(share)")
  }

  @Test("the filled line is as long as the share")
  func line() throws {
    let screen = Screen(
      Gauge(value: 0.25) { EmptyView() }.tint(Color(red: 1, green: 0, blue: 0)), size: CGSize(width: 200, height: 40))
    let found = Pixels(screen.window.subviews[0])
    let row = try #require((0..<40).first { found[20, $0] == [255, 0, 0] })
    #expect(found[46, row + 1] == [255, 0, 0] && found[54, row + 1] != [255, 0, 0])
  }

  private struct Boxed: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      HStack {
        Text("before")
        configuration
      }
      .padding(10)
    }
  }

  @Test("a field's own style is made of the field, which types as before", arguments: [false, true])
  func field(_ isSecure: Bool) throws {
    let model = Typed()
    let shown = Shown(TypedField(model: model, isSecure: isSecure).textFieldStyle(Boxed()))
    #expect(shown.words.contains("before"))
    let field: UITextField = try shown.one(UITextField.self)
    #expect(field.isSecureTextEntry == isSecure && field.placeholder == "Name")
    shown.host.run {
      field.text = "Ada"
      field.sendActions(for: .editingChanged)
    }
    #expect(model.text == "Ada")
  }

  @MainActor
  private final class Typed: ObservableObject {
    @Published var text = ""
  }

  private struct TypedField: View {
    @ObservedObject var model: Typed
    let isSecure: Bool
    var body: some View {
      if isSecure { SecureField("Name", text: $model.text) } else { TextField("Name", text: $model.text) }
    }
  }

  @Test("an inner style that is ours takes the place of an outer one that is not")
  func inner() {
    let shown = Shown(TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder).textFieldStyle(Boxed()))
    #expect(!shown.words.contains("before"))
  }

  @Test("a group box has 16 points around its content, and its label above")
  func box() {
    let laid = Laid(nil, nil) { log in
      GroupBox {
        log.fixed("a", 100, 20)
      } label: {
        log.fixed("label", 50, 10)
      }
    }
    #expect(laid.size == CGSize(width: 132, height: 70))
    #expect(laid.frames("label", "a") == "16,16 50x10; 16,34 100x20")
  }
}
