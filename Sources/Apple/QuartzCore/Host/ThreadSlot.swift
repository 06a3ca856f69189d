import Foundation

/// A slot that contains one object for each thread.
///
/// Unchecked: a thread accesses only its own object.
package final class ThreadSlot<Value: AnyObject>: @unchecked Sendable {
  private let key: pthread_key_t

  package init() {
    var key = pthread_key_t()
    let status = pthread_key_create(&key) { held in
      if let held { Unmanaged<AnyObject>.fromOpaque(held).release() }
    }
    preconditionOfCaller(status == 0, "out of thread-local slots")
    self.key = key
  }

  /// Traps, since slots must exist as long as the process: a thread that ends after its slot would find no key for its
  /// cleanup.
  deinit { fatalError("a ThreadSlot must be a static constant") }

  package var value: Value? {
    get { pthread_getspecific(key).map { Unmanaged<Value>.fromOpaque($0).takeUnretainedValue() } }
    set {
      let old = pthread_getspecific(key)
      pthread_setspecific(key, newValue.map { UnsafeRawPointer(Unmanaged.passRetained($0).toOpaque()) })
      if let old { Unmanaged<Value>.fromOpaque(old).release() }
    }
  }
}
