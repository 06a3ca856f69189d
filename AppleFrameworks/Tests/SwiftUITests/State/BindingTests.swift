import SwiftUI
import Testing

@MainActor
@Suite("Bindings")
struct BindingTests {
  private struct Person: Equatable {
    var name = "Ann"
    var address = Address()
  }
  private struct Address: Equatable { var city = "Oslo" }
  private final class Box { var person = Person() }

  @Test("a binding to a part works after the one to the whole is gone")
  func part() {
    let box = Box()
    func city() -> Binding<String> {
      let whole = Binding(get: { box.person }, set: { box.person = $0 })
      return whole.address.city
    }
    let binding = city()
    binding.wrappedValue = "Bergen"
    #expect(binding.wrappedValue == "Bergen" && box.person == Person(name: "Ann", address: Address(city: "Bergen")))
  }

  @Test("a location that bindings to its parts have is released with them")
  func release() {
    weak var released: Box?
    do {
      let box = Box()
      released = box
      let whole = Binding(get: { box.person }, set: { box.person = $0 })
      #expect(whole.address.city.wrappedValue == "Oslo")
    }
    #expect(released == nil)
  }
}
