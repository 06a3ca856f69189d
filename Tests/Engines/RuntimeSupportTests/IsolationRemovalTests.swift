import Foundation
import RuntimeSupport
import Testing

@Suite("Functions of the main actor, called from anywhere")
struct IsolationRemovalTests {
  @MainActor
  private final class Model {
    var text = "text"

    nonisolated init() {}

    nonisolated var description: String {
      IsolationRemoval.call({ "\($0.text) by \(pthread_self())" }, with: self)
    }
  }

  @Test("they run on the thread that calls, at once")
  func threads() async {
    let model = Model()
    let (text, thread) = await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: (model.description, "\(pthread_self())")) }
    }
    #expect(text == "text by \(thread)")
    await MainActor.run { #expect(model.description == "text by \(pthread_self())") }
  }
}
