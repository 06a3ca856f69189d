import TestHosts
import Testing
import UIKit
import ViewHost

@testable import SwiftUI

@MainActor
@Suite("Spellings of earlier versions", .ownHosts)
struct EarlierSpellingsTests {
  @Test("a spring without arguments is the one with a duration of half a second")
  func spring() {
    let plain: Animation = .spring()
    #expect(plain == .spring(duration: 0.5, bounce: 0))
    let interactive: Animation = .interactiveSpring()
    #expect(interactive == .interactiveSpring(duration: 0.15, extraBounce: 0))
  }

  private struct Moving: View {
    @ObservedObject var flag: Switch
    var body: some View {
      Color.red.frame(width: 20, height: 20).offset(x: flag.value == 0 ? 0 : 100)
        .animation(.linear(duration: 1))
    }
  }

  @Test("an animation without a value animates each change, and not the appearance")
  func animation() throws {
    let flag = Switch()
    let shown = Shown(Moving(flag: flag))
    let view = try shown.one(PaintedView.self)
    func place() -> CGFloat {
      let layer = view.layer.presentation() ?? view.layer
      return layer.frame.midX
    }
    let start = place()
    shown.host.run { flag.value = 1 }
    shown.host.advance(by: 0.5)
    #expect(abs(place() - start - 50) < 5)
    shown.host.advance(by: 0.6)
    #expect(abs(place() - start - 100) < 1)
  }

  @Test("an accent color that is the accent color is that of the surroundings")
  func accent() throws {
    let shown = Shown(
      VStack {
        Color.accentColor.frame(width: 10, height: 10).accentColor(.accentColor)
        TintShapeStyle().frame(10).tint(.accentColor).tint(.red)
      })
    let colors = shown.all(PaintedView.self).compactMap(\.backgroundColor)
    let traits = UITraitCollection(userInterfaceStyle: .light)
    #expect(colors.first?.resolvedColor(with: traits) == UIColor.systemBlue.resolvedColor(with: traits))
  }

  @Test("titles can be texts, and their sizes can be said in the same call")
  func titles() throws {
    let shown = Shown(
      NavigationView { Text(verbatim: "Page").navigationBarTitle(Text(verbatim: "Words"), displayMode: .inline) })
    let stack = try shown.child(UINavigationController.self)
    #expect(stack.topViewController?.navigationItem.title == "Words")
    #expect(stack.topViewController?.navigationItem.largeTitleDisplayMode == .never)
    let other = Shown(
      NavigationStack {
        Text(verbatim: "Page").navigationTitle(Text(verbatim: "Words")).toolbarTitleDisplayMode(.inline)
      })
    let page = try other.child(UINavigationController.self).topViewController
    #expect(page?.navigationItem.largeTitleDisplayMode == .never)
  }

  private struct Fields: View {
    @State private var name = ""
    @State private var amount = 1.5
    @State private var log: [String] = []
    var body: some View {
      VStack {
        TextField(
          "Name", text: $name, onEditingChanged: { log.append($0 ? "begun" : "ended") },
          onCommit: { log.append("committed \(name)") })
        TextField("Amount", value: $amount, format: .number)
        Text(verbatim: log.joined(separator: ","))
        Text(verbatim: "amount \(amount)")
      }
    }
  }

  @Test("a field tells when editing begins and ends, and of the return key")
  func editing() throws {
    let shown = Shown(Fields())
    let field = try #require(shown.all(UITextField.self).first)
    try shown.host.tap(on: field)
    shown.host.advance(by: 0.1)
    try shown.host.type("Ann\n")
    shown.host.advance(by: 0.2)
    #expect(shown.words.contains("begun,committed Ann,ended"))
  }

  @Test("the value of a field in a format changes when editing ends")
  func value() throws {
    let shown = Shown(Fields())
    let field = try #require(shown.all(UITextField.self).last)
    #expect(field.text == "1.5")
    try shown.host.tap(on: field)
    shown.host.advance(by: 0.1)
    field.text = ""
    try shown.host.type("2.75")
    shown.host.advance(by: 0.1)
    #expect(shown.words.contains("amount 1.5"))
    try shown.host.type("\n")
    shown.host.advance(by: 0.2)
    #expect(shown.words.contains("amount 2.75"))
  }

  private struct Growing: View {
    @State private var text = ""
    let words: String
    var body: some View {
      TextField("Notes", text: $text, axis: .vertical).lineLimit(1...3).frame(width: 120)
        .onAppear { text = words }
    }
  }

  @Test("a field with a vertical axis grows with its text up to the line limit")
  func growing() throws {
    func height(_ words: String) throws -> CGFloat {
      let shown = Shown(Growing(words: words))
      shown.host.advance(by: 0.2)
      return try shown.one(UITextView.self).bounds.height
    }
    let (one, two, many) = (
      try height("a"), try height("one two three four five"), try height(String(repeating: "words ", count: 40))
    )
    #expect(two > one * 1.5)
    #expect(many > one * 2.5 && many < one * 3.1)
  }

  private struct Numbers: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Stepper(onIncrement: { count += 1 }, onDecrement: { count -= 1 }) { Text(verbatim: "count \(count)") }
        Slider(
          value: .constant(0.5), in: 0...1, minimumValueLabel: Text(verbatim: "low"),
          maximumValueLabel: Text(verbatim: "high")
        ) {
          Text(verbatim: "hidden")
        }
      }
    }
  }

  @Test("steppers and sliders take their labels last")
  func controls() throws {
    let shown = Shown(Numbers())
    #expect(shown.words.contains("low") && shown.words.contains("high") && !shown.words.contains("hidden"))
    let stepper = try shown.one(UIStepper.self)
    stepper.value += 1
    shown.host.run { stepper.sendActions(for: .valueChanged) }
    shown.host.advance(by: 0.2)
    #expect(shown.words.contains("count 1"))
  }

  @Test("a date has the text of its formatter")
  func formatter() {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd"
    formatter.timeZone = TimeZone(identifier: "UTC")
    let shown = Shown(Text(Date(timeIntervalSince1970: 0), formatter: formatter))
    #expect(shown.words == ["1970-01-01"])
    let sentence = Shown(Text("Item at \(Date(timeIntervalSince1970: 0), formatter: formatter)"))
    #expect(sentence.words == ["Item at 1970-01-01"])
    let number = Shown(Text(NSNumber(value: 3), formatter: NumberFormatter()))
    #expect(number.words == ["3"])
  }

  @Test("text with grammar agreement is shown without its mark")
  func agreement() {
    #expect(Shown(Text("^[\(4) days](inflect: true) left")).words == ["4 days left"])
  }

  @Test("a tuple of views is a view of each")
  func tuple() {
    let shown = Shown(VStack { TupleView((Text(verbatim: "one"), Text(verbatim: "two"))) })
    #expect(shown.words == ["one", "two"])
  }

  private struct Coming: View {
    @ObservedObject var flag: Switch
    var body: some View {
      VStack {
        Color.clear.frame(width: 200, height: 10)
        if flag.value == 1 {
          Color.red.frame(width: 20, height: 20)
            .transition(.modifier(active: Shift(x: 100), identity: Shift(x: 0)))
        }
      }
    }
  }

  private struct Shift: ViewModifier {
    let x: CGFloat
    func body(content: Content) -> some View { content.offset(x: x) }
  }

  @Test("a transition of modifiers begins with the active one and ends with the other")
  func transition() throws {
    let flag = Switch()
    let shown = Shown(Coming(flag: flag))
    shown.host.run { withAnimation(.linear(duration: 1)) { flag.value = 1 } }
    shown.host.advance(by: 0.02)
    let red = try #require(shown.all(PaintedView.self).last)
    func shift() -> CGFloat {
      let layer = red.layer.presentation() ?? red.layer
      return layer.frame.minX
    }
    let start = shift()
    shown.host.advance(by: 1.2)
    let end = shift()
    #expect(abs(start - end - 100) < 5)
    shown.host.run { withAnimation(.linear(duration: 1)) { flag.value = 0 } }
    shown.host.advance(by: 0.9)
    #expect(shift() > end + 60)
    shown.host.advance(by: 0.4)
    #expect(red.window == nil)
  }
}

extension ShapeStyle {
  /// A square of the style.
  @MainActor fileprivate func frame(_ side: CGFloat) -> some View {
    Rectangle().fill(self).frame(width: side, height: side)
  }
}
