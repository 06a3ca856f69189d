import SwiftUI
import TestHosts
import Testing
import UIKit

@MainActor
@Suite("Pickers of SwiftUI's", .ownHosts)
struct PickerTests {
  private enum Flavor: String, CaseIterable, Identifiable {
    case chocolate, vanilla
    var id: Self { self }
  }

  private struct Choice<S: PickerStyle>: View {
    let style: S
    var inForm = false
    @State private var flavor = Flavor.vanilla

    var body: some View {
      if inForm {
        NavigationStack {
          Form {
            picker
            Text(verbatim: "is \(flavor)")
          }
        }
      } else {
        VStack {
          picker
          Text(verbatim: "is \(flavor)")
        }
      }
    }

    private var picker: some View {
      Picker("Flavor", selection: $flavor) { ForEach(Flavor.allCases) { Text(verbatim: $0.rawValue) } }
        .pickerStyle(style)
    }
  }

  @Test("a menu shows the choice, and its items choose", arguments: [false, true])
  func menu(inForm: Bool) throws {
    let shown = Shown(Choice(style: .menu, inForm: inForm))
    #expect(shown.words.contains("vanilla") && !shown.words.contains("chocolate"))
    // Beside a menu there is a label in rows only.
    #expect(shown.words.contains("Flavor") == inForm)
    try shown.tap("vanilla")
    #expect(shown.host.menuTitles == ["chocolate", "vanilla"])
    #expect(shown.host.openMenu?.selectedElements.map(\.title) == ["vanilla"])
    try shown.choose("chocolate")
    #expect(shown.words.contains("is chocolate") && shown.words.contains("chocolate"))
  }

  @Test("the automatic style is a menu")
  func automatic() throws {
    let shown = Shown(Choice(style: .automatic))
    try shown.tap("vanilla")
    #expect(shown.host.menuTitles == ["chocolate", "vanilla"])
  }

  @Test("segments choose, and follow the choice")
  func segmented() throws {
    let shown = Shown(Choice(style: .segmented))
    let control = try shown.one(UISegmentedControl.self)
    #expect((0..<control.numberOfSegments).map { control.titleForSegment(at: $0) } == ["chocolate", "vanilla"])
    #expect(control.selectedSegmentIndex == 1 && control.bounds.width == 393)
    try shown.tap("chocolate")
    #expect(control.selectedSegmentIndex == 0 && shown.words.contains("is chocolate"))
  }

  @Test("a wheel turns to the choice")
  func wheel() throws {
    let shown = Shown(Choice(style: .wheel))
    let wheel = try shown.one(UIPickerView.self)
    #expect(wheel.selectedRow(inComponent: 0) == 1 && wheel.bounds.height == 216)
    #expect(shown.words.contains("chocolate") && shown.words.contains("vanilla"))
    let middle = wheel.convert(CGPoint(x: wheel.bounds.midX, y: wheel.bounds.midY), to: nil)
    shown.host.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y + 34))
    shown.host.advance(by: 2)
    #expect(shown.words.contains("is chocolate"))
  }

  @Test("in a form the options are rows of their own, with a mark at the choice")
  func inline() throws {
    let shown = Shown(Choice(style: .inline, inForm: true))
    #expect(shown.words.prefix(3) == ["Flavor", "chocolate", "vanilla"] || shown.words.contains("chocolate"))
    #expect(try shown.one(UITableView.self).numberOfRows(inSection: 0) == 4)
    try shown.tap("chocolate")
    #expect(shown.words.contains("is chocolate"))
  }

  @Test("a link opens a page with the options, and a choice goes back")
  func page() throws {
    let shown = Shown(Choice(style: .navigationLink, inForm: true))
    #expect(shown.words.contains("vanilla") && !shown.words.contains("chocolate"))
    try shown.tap("Flavor", 1)
    let stack = try shown.child(UINavigationController.self)
    #expect(stack.viewControllers.count == 2 && stack.topViewController?.navigationItem.title == "Flavor")
    try shown.tap("chocolate", 1)
    #expect(stack.viewControllers.count == 1 && shown.words.contains("is chocolate"))
  }

  private struct Tagged: View {
    @State private var chosen: Int?
    @State private var names = ["one", "two"]
    var body: some View {
      Picker("Number", selection: $chosen) {
        Text("none").tag(Int?.none)
        ForEach(names.indices, id: \.self) { index in Text(verbatim: names[index]).tag(Optional(index)) }
      }
      .pickerStyle(.segmented)
      Text(verbatim: "is \(chosen.map { "\($0)" } ?? "nothing")")
      Button("Rename") { names[0] = "first" }
      Button("Add") { names.append("three") }
    }
  }

  @Test("tags are values of any type, of optionals too, and options may change")
  func tags() throws {
    let shown = Shown(Tagged())
    let control = try shown.one(UISegmentedControl.self)
    var titles: [String?] { (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) } }
    #expect(control.selectedSegmentIndex == 0)
    try shown.tap("two")
    #expect(shown.words.contains("is 1"))
    try shown.tap("none")
    #expect(shown.words.contains("is nothing"))
    try shown.tap("Rename")
    #expect(titles == ["none", "first", "two"])
    try shown.tap("Add")
    #expect(titles == ["none", "first", "two", "three"])
  }

  private struct InMenu: View {
    @State private var order = 1
    var body: some View {
      Menu("Sort") {
        Picker("Order", selection: $order) {
          Text("Name").tag(0)
          Text("Date").tag(1)
        }
      }
      Text(verbatim: "by \(order)")
    }
  }

  @Test("in a menu its options are items, with a mark at the choice")
  func inMenu() throws {
    let shown = Shown(InMenu())
    try shown.tap("Sort")
    #expect(shown.host.menuTitles == ["Name", "Date"])
    #expect(shown.host.openMenu?.selectedElements.map(\.title) == ["Date"])
    try shown.choose("Name")
    #expect(shown.words.contains("by 0"))
  }

  private struct Dates: View {
    @State private var date = Date(timeIntervalSince1970: 0)
    var body: some View {
      DatePicker("When", selection: $date, in: Date(timeIntervalSince1970: -10)..., displayedComponents: .date)
      DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute).datePickerStyle(.wheel)
      Text(verbatim: "at \(Int(date.timeIntervalSince1970))")
    }
  }

  @Test("date pickers are UIKit's, and change what they are bound to")
  func dates() throws {
    let shown = Shown(Dates())
    let pickers = shown.all(UIDatePicker.self)
    #expect(pickers.map(\.datePickerMode) == [.date, .time])
    #expect(pickers.map(\.datePickerStyle) == [.compact, .wheels])
    #expect(pickers[0].minimumDate == Date(timeIntervalSince1970: -10))
    #expect(shown.words.contains("When") && pickers[0].frame.maxX == 393)
    shown.host.run {
      pickers[0].date = Date(timeIntervalSince1970: 86_400)
      pickers[0].sendActions(for: .valueChanged)
    }
    shown.host.advance(by: 0.1)
    #expect(shown.words.contains("at 86400") && pickers[1].date == Date(timeIntervalSince1970: 86_400))
  }
}
