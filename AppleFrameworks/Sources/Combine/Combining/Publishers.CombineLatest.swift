import OpenCombine

// The types are declared separately, because generic structures cannot have a variable number of publishers as in
// Apple's API.

extension Publishers {
  /// A publisher of the latest elements of two publishers.
  ///
  /// - Source: developer.apple.com/documentation/combine/publishers/combinelatest
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      let latest = LatestValues(subscriber, count: 2) {
        ($0[0] as! A.Output, $0[1] as! B.Output)
      }
      latest.subscribe(to: a, index: 0)
      latest.subscribe(to: b, index: 1)
      latest.start()
    }
  }

  /// A publisher of the latest elements of three publishers.
  ///
  /// - Source: developer.apple.com/documentation/combine/publishers/combinelatest3
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      let latest = LatestValues(subscriber, count: 3) {
        ($0[0] as! A.Output, $0[1] as! B.Output, $0[2] as! C.Output)
      }
      latest.subscribe(to: a, index: 0)
      latest.subscribe(to: b, index: 1)
      latest.subscribe(to: c, index: 2)
      latest.start()
    }
  }

  /// A publisher of the latest elements of four publishers.
  ///
  /// - Source: developer.apple.com/documentation/combine/publishers/combinelatest4
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      let latest = LatestValues(subscriber, count: 4) {
        ($0[0] as! A.Output, $0[1] as! B.Output, $0[2] as! C.Output, $0[3] as! D.Output)
      }
      latest.subscribe(to: a, index: 0)
      latest.subscribe(to: b, index: 1)
      latest.subscribe(to: c, index: 2)
      latest.subscribe(to: d, index: 3)
      latest.start()
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
  /// Publishes a tuple of the latest elements whenever one of two publishers publishes an element, after each has
  /// published one.
  ///
  /// The publisher finishes when all publishers have finished, and fails when one fails. Requests are passed to all
  /// publishers. Elements that were not requested are dropped.
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> Publishers.CombineLatest<Self, P> where Failure == P.Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Publishes the result of a closure for the latest elements of two publishers, whenever one of them publishes an
  /// element.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where Failure == P.Failure {
    combineLatest(other).map(transform)
  }

  /// Publishes a tuple of the latest elements whenever one of three publishers publishes an element, after each has
  /// published one.
  ///
  /// The publisher finishes when all publishers have finished, and fails when one fails. Requests are passed to all
  /// publishers. Elements that were not requested are dropped.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where Failure == P.Failure, P.Failure == Q.Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Publishes the result of a closure for the latest elements of three publishers, whenever one of them publishes an
  /// element.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where Failure == P.Failure, P.Failure == Q.Failure {
    combineLatest(publisher1, publisher2).map(transform)
  }

  /// Publishes a tuple of the latest elements whenever one of four publishers publishes an element, after each has
  /// published one.
  ///
  /// The publisher finishes when all publishers have finished, and fails when one fails. Requests are passed to all
  /// publishers. Elements that were not requested are dropped.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// Publishes the result of a closure for the latest elements of four publishers, whenever one of them publishes an
  /// element.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    combineLatest(publisher1, publisher2, publisher3).map(transform)
  }
}
